import { type ComponentType } from "react";

/** The interactive parts of the public pages: component names by file. web/app/islands.ts imports their code. */
export type IslandName =
  "ClientsCarousel" | "Clocks" | "ContactForm" | "PostList" | "ProjectList" | "ArticleReader" | "ClosingSealCheck";

interface Props<Given extends object> {
  name: IslandName;
  of: ComponentType<Given>;
  /** The component's props, serialized in the HTML. */
  given: Given;
  /**
   * When the island is hydrated. "near": on a touch or focus, or near the viewport. "now": with the page. "admin": with
   * the page, for administrators only.
   */
  wakes?: "near" | "now" | "admin";
}

/**
 * A part of a public page that is hydrated separately (web/app/hydrateIslands.ts). The rest of the page stays plain
 * HTML.
 */
export const Island = <Given extends object>({ name, of: Part, given, wakes = "near" }: Props<Given>) => (
  <div className="island" data-island={name} data-wakes={wakes} data-props={JSON.stringify(given)}>
    <Part {...given} />
  </div>
);
