import { type GraphQLSchema, isInterfaceType } from "graphql";
import { Field, ID, InterfaceType } from "type-graphql";

const typeNames = new WeakMap<object, string>();

@InterfaceType("Node", {
  description: "An object that `node` and `nodes` read by its id alone. No two objects of the schema have the same id.",
})
export abstract class Node {
  @Field(() => ID, { description: "A UUID, unique over all types that implement Node." })
  id: string;
}

/** Stores the GraphQL type of a row, because rows of lists are plain objects. */
export function asNode<T extends object>(typeName: string, row: T): T {
  typeNames.set(row, typeName);
  return row;
}

/**
 * Lets the schema tell the type of a row at once. The function that type-graphql would add is asynchronous, which
 * compiled queries cannot call.
 */
export function resolveNodes(schema: GraphQLSchema) {
  const node = schema.getType("Node");
  if (isInterfaceType(node)) node.resolveType = (row: object) => typeNames.get(row);
  return schema;
}
