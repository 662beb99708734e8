import { defaultFieldResolver, isObjectType, type GraphQLSchema } from "graphql";
import { Extensions } from "type-graphql";

/** Of a field without a resolver, whose value is a function that is called where the field is asked for. */
export const Lazy = () => Extensions({ lazy: true });

/** Gives such fields GraphQL's own resolver, which calls the function: compiled queries read a field without a resolver as it is. */
export function resolveLazyFields(schema: GraphQLSchema) {
  for (const type of Object.values(schema.getTypeMap())) {
    for (const field of isObjectType(type) ? Object.values(type.getFields()) : []) if (field.extensions.lazy) field.resolve ??= defaultFieldResolver;
  }
  return schema;
}
