import type { Place } from "#api/testing/walk/placesBelow.ts";

/** What is asked at once: one root field in several ways, and several places below it. */
export interface Question {
  operation: "query" | "mutation";
  root: string;
  /** The name of the type that the root field answers; null for a plain value. */
  type: string | null;
  variants: readonly string[];
  places: readonly Place[];
}

/** The fields of an object, as they are written, each with what is asked below it; null for a plain value. */
type Selection = Map<string, Selection | null>;

/** One alias for each variant, all with the same fields. */
export function documentOf({ operation, root, type, variants, places }: Question) {
  const aliases = variants.map((variant, index) => `v${index}: ${root}${variant}${type === null ? "" : " { ...Asked }"}`);
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

const written = (asked: Selection): string => `{ __typename ${[...asked].map(([field, below]) => (below ? `${field} ${written(below)}` : field)).join(" ")} }`;
