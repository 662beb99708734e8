import { getNamedType, type GraphQLObjectType, isLeafType, isObjectType, isRequiredArgument } from "graphql";

const DEPTH = 3;

/** A short length for lists and pages: without it the query cost counts a hundred rows. */
const SHORT = "(first: 2)";

/**
 * Selects every field without required arguments, down to a fixed depth; a type that is already on the path is not
 * entered again.
 */
export function everythingOf(type: GraphQLObjectType, path: readonly GraphQLObjectType[] = []): string {
  const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const selection = fields.flatMap(({ name, args, type: fieldType }) => {
    const named = getNamedType(fieldType);
    if (isLeafType(named)) return [name];
    const ends = path.length >= DEPTH || !isObjectType(named) || path.includes(named);
    const length = args.some((argument) => argument.name === "first") ? SHORT : "";
    return ends ? [] : [`${name}${length} ${everythingOf(named, [...path, type])}`];
  });
  return selection.length > 0 ? `{ ${selection.join(" ")} }` : "{ __typename }";
}
