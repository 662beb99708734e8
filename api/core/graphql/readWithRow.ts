import { isObjectType, type GraphQLSchema } from "graphql";
import { Extensions } from "type-graphql";

/** Marks a field resolver whose value a list may already have read with its rows, under the field's name. */
export const ReadWithRow = () => Extensions({ readWithRow: true });

/** Returns a value that was read with the row without calling the resolver, which takes longer. */
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
