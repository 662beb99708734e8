import { defaultFieldResolver, isObjectType, type GraphQLSchema } from "graphql";
import { Extensions } from "type-graphql";

/**
 * Marks a field that has no resolver and whose value is a function. The function is called only if a query requests the
 * field.
 */
export const Lazy = () => Extensions({ lazy: true });

/**
 * Gives lazy fields GraphQL's default resolver, which calls the function. Without a resolver, a compiled query would
 * answer with the function itself.
 */
export function resolveLazyFields(schema: GraphQLSchema) {
  for (const type of Object.values(schema.getTypeMap())) {
    for (const field of isObjectType(type) ? Object.values(type.getFields()) : [])
      if (field.extensions.lazy) field.resolve ??= defaultFieldResolver;
  }
  return schema;
}
