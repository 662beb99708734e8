import { isObjectType, type GraphQLSchema } from "graphql";
import { Extensions } from "type-graphql";

/**
 * Marks the resolver of a field whose value a list may already have read: the row then has a property with the field's
 * name.
 */
export const ReadWithRow = () => Extensions({ readWithRow: true });

/**
 * Makes marked fields return the value that was read with the row. The resolver, which takes longer, runs only if the
 * row has no such value.
 */
export function answerWithRow(schema: GraphQLSchema) {
  for (const type of Object.values(schema.getTypeMap())) {
    for (const field of isObjectType(type) ? Object.values(type.getFields()) : []) {
      const { name, resolve, extensions } = field;
      if (extensions.readWithRow && resolve)
        field.resolve = (row: Record<string, unknown>, args, context, info) =>
          row[name] ?? resolve(row, args, context, info);
    }
  }
  return schema;
}
