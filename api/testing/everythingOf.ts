import { getNamedType, type GraphQLObjectType, isLeafType, isObjectType, isRequiredArgument } from "graphql";

const DEPTH = 3;

/** Of lists and pages that take a length: without it they cost as much as a hundred rows. */
const SHORT = "(first: 2)";

/** Every field that asks for no argument, down to so many levels; a type that is on the way already is not entered again. */
export function everythingOf(type: GraphQLObjectType, path: readonly GraphQLObjectType[] = []): string {
  const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const asked = fields.flatMap(({ name, args, type: fieldType }) => {
    const named = getNamedType(fieldType);
    if (isLeafType(named)) return [name];
    const ends = path.length >= DEPTH || !isObjectType(named) || path.includes(named);
    const length = args.some((argument) => argument.name === "first") ? SHORT : "";
    return ends ? [] : [`${name}${length} ${everythingOf(named, [...path, type])}`];
  });
  return asked.length > 0 ? `{ ${asked.join(" ")} }` : "{ __typename }";
}
