import { getNamedType, type GraphQLField, type GraphQLObjectType, isLeafType, isObjectType } from "graphql";

import { variantsOf } from "#api/testing/traversal/variantsOf.ts";

const DEPTH = 4;
/** The maximum number of argument lists that are tried for a field below a root field. */
const MOST_VARIANTS = 8;

type Field = GraphQLField<unknown, unknown>;

/** A field on the path from a root field to an object, or a scalar field to select there. */
interface Step {
  of: string;
  name: string;
  alias: string;
  /** Arguments as written after the field's name. */
  args: string;
}

/** An object in the answer below a root field: the path of fields to it, and the scalars to select there. */
export interface Place {
  way: readonly Step[];
  values: readonly Step[];
}

/**
 * Every object that can be reached from this type, with all of its scalars, by the shortest path of at most DEPTH
 * fields.
 */
export function placesBelow(root: GraphQLObjectType): Place[] {
  const places: Place[] = [{ way: [], values: valuesOf(root) }];
  const seen = new Set<Field>();
  let level = [{ type: root, way: [] as readonly Step[] }];
  for (let depth = 0; depth < DEPTH; depth++) {
    const next: typeof level = [];
    for (const { type, way } of level) {
      for (const field of Object.values(type.getFields())) {
        const below = getNamedType(field.type);
        // The edges of a connection contain its nodes.
        if (seen.has(field) || isLeafType(below) || field.name === "edges") continue;
        if (!isObjectType(below)) throw new Error(`The walk knows objects alone, and ${field.name} is ${below.name}`);
        seen.add(field);
        for (const [index, args] of waysToAsk(field).entries()) {
          const deeper = [
            ...way,
            { of: type.name, name: field.name, alias: index === 0 ? field.name : `${field.name}_${index}`, args },
          ];
          places.push({ way: deeper, values: valuesOf(below) });
          if (index === 0) next.push({ type: below, way: deeper });
        }
      }
    }
    level = next;
  }
  return places;
}

function waysToAsk({ args }: Field) {
  const { first, more } = variantsOf(args, ["a"]);
  return [...first, ...more].slice(0, MOST_VARIANTS);
}

const valuesOf = (type: GraphQLObjectType): Step[] =>
  Object.values(type.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)))
    .map(({ name, args }) => ({ of: type.name, name, alias: name, args: variantsOf(args, ["a"]).first[0]! }));
