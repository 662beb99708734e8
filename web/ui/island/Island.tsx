import { type ComponentType } from "react";

/**
 * The names of the islands, which are the interactive parts of the public pages. web/app/islands.ts imports the
 * component with each name.
 */
export type IslandName =
  "ClientsCarousel" | "Clocks" | "ContactForm" | "PostList" | "ProjectList" | "ArticleReader" | "ClosingSealCheck";

interface Props<Given extends object> {
  name: IslandName;
  of: ComponentType<Given>;
  /** The component's props, serialized in the HTML. */
  given: Given;
  /**
   * When the island is hydrated. "near": when it is near the viewport, touched or focused. "now": when the page is
   * loaded. "admin": when the page is loaded, for administrators only.
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
