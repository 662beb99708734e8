import type { Place } from "#api/testing/traversal/placesBelow.ts";

/**
 * The content of one GraphQL document: a root field, several argument lists for it (`variants`), and the fields to
 * select below it (`places`).
 */
export interface Question {
  operation: "query" | "mutation";
  root: string;
  /** The type of the root field; null for a scalar. */
  type: string | null;
  variants: readonly string[];
  places: readonly Place[];
}

/**
 * The selected fields, as written in the GraphQL document. The value is the selection below the field; null for a
 * scalar.
 */
type Selection = Map<string, Selection | null>;

/** Writes the GraphQL document: one alias of the root field for each variant, all with the same selection. */
export function documentOf({ operation, root, type, variants, places }: Question) {
  const aliases = variants.map(
    (variant, index) => `v${index}: ${root}${variant}${type === null ? "" : " { ...Asked }"}`,
  );
  return `${operation} { ${aliases.join(" ")} }${type === null ? "" : ` fragment Asked on ${type} ${written(merged(places))}`}`;
}

function merged(places: readonly Place[]) {
  const root: Selection = new Map();
  for (const { way, values } of places) {
    let at = root;
    for (const step of way) {
      const below: Selection = at.get(asField(step)) ?? new Map<string, Selection | null>();
      at.set(asField(step), below);
      at = below;
    }
    for (const value of values) at.set(asField(value), null);
  }
  return root;
}

const asField = ({ name, alias, args }: Place["way"][number]) => `${alias === name ? "" : `${alias}: `}${name}${args}`;

const written = (selection: Selection): string =>
  `{ __typename ${[...selection].map(([field, below]) => (below ? `${field} ${written(below)}` : field)).join(" ")} }`;
