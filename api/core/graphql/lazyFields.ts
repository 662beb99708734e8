import { defaultFieldResolver, isObjectType, type GraphQLSchema } from "graphql";
import { Extensions } from "type-graphql";

/** Marks a field whose value is a function, called only if a query asks for the field. The field has no resolver. */
export const Lazy = () => Extensions({ lazy: true });

/**
 * Gives lazy fields GraphQL's default resolver, which calls the function. A compiled query would answer the function
 * itself.
 */
export function resolveLazyFields(schema: GraphQLSchema) {
  for (const type of Object.values(schema.getTypeMap())) {
    for (const field of isObjectType(type) ? Object.values(type.getFields()) : [])
      if (field.extensions.lazy) field.resolve ??= defaultFieldResolver;
  }
  return schema;
}
