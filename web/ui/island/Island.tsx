import { type ComponentType } from "react";

/** The interactive parts of the public pages, by their component and its file; web/app/islands.ts imports their code. */
export type IslandName = "ClientsCarousel" | "Clocks" | "ContactForm" | "PostList" | "ProjectList" | "ArticleReader" | "SealCheck";

interface Props<Given extends object> {
  name: IslandName;
  of: ComponentType<Given>;
  /** The component's props, which the browser reads from the HTML. */
  given: Given;
  /** When its code is loaded: by a touch, the focus or nearness to the viewport; with the page; with the page of an administrator. */
  wakes?: "near" | "now" | "admin";
}

/** A part of a public page that is hydrated by itself (web/app/wakeIslands.ts); the rest of the page remains plain HTML. */
export const Island = <Given extends object>({ name, of: Part, given, wakes = "near" }: Props<Given>) => (
  <div className="island" data-island={name} data-wakes={wakes} data-props={JSON.stringify(given)}>
    <Part {...given} />
  </div>
);
