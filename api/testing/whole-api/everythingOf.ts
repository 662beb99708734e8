import { getNamedType, type GraphQLObjectType, isLeafType, isObjectType, isRequiredArgument } from "graphql";

const DEPTH = 3;

/**
 * A short page. Without the argument `first`, the query cost is computed for a hundred rows, and could exceed the
 * limit.
 */
const SHORT = "(first: 2)";

/**
 * Fields that are not selected, because they would exceed the token limit and depend on nothing around them: edges and
 * their cursors (connection.test.ts), and the caller's own token (tokenScopes.test.ts).
 */
const READ_ELSEWHERE = ["edges", "startCursor", "hasPreviousPage", "token"];

/**
 * Selects every field without required arguments, down to the depth DEPTH. A type that is already on the path is not
 * selected again. Of a type with one field per act, such as TenderCan, only the first field is selected, because all of
 * them together exceed the token limit. lifecycle.test.ts reads all of these fields.
 */
export function everythingOf(type: GraphQLObjectType, path: readonly GraphQLObjectType[] = []): string {
  const all = Object.values(type.getFields()).filter(
    ({ name, args }) => !READ_ELSEWHERE.includes(name) && !args.some(isRequiredArgument),
  );
  const hasFieldPerAct = all.every((field) => getNamedType(field.type).name === "Permission");
  const fields = hasFieldPerAct ? all.slice(0, 1) : all;
  const selection = fields.flatMap(({ name, args, type: fieldType }) => {
    const named = getNamedType(fieldType);
    if (isLeafType(named)) return [name];
    const ends = path.length >= DEPTH || !isObjectType(named) || path.includes(named);
    const length = args.some((argument) => argument.name === "first") ? SHORT : "";
    return ends ? [] : [`${name}${length} ${everythingOf(named, [...path, type])}`];
  });
  return selection.length > 0 ? `{ ${selection.join(" ")} }` : "{ __typename }";
}
