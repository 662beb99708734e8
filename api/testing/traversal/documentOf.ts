import type { Place } from "#api/testing/traversal/placesBelow.ts";

/** One GraphQL document: a root field with several argument lists (`variants`), and several places below it. */
export interface Question {
  operation: "query" | "mutation";
  root: string;
  /** The type of the root field; null for a scalar. */
  type: string | null;
  variants: readonly string[];
  places: readonly Place[];
}

/** Selected fields as written in the document, each with its own selection; null for a scalar. */
type Selection = Map<string, Selection | null>;

/** Writes the document: one alias for each variant, all with the same fields. */
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
