import { isObjectType, type GraphQLSchema } from "graphql";
import { Extensions } from "type-graphql";

/** Of a field resolver whose value a list may have read together with its rows, under the field's name. */
export const ReadWithRow = () => Extensions({ readWithRow: true });

/** Answers such a value without the resolver, whose call costs more than the value: a list asks for it once for each row. */
export function answerWithRow(schema: GraphQLSchema) {
  for (const type of Object.values(schema.getTypeMap())) {
    for (const field of isObjectType(type) ? Object.values(type.getFields()) : []) {
      const { name, resolve, extensions } = field;
      if (extensions.readWithRow && resolve) field.resolve = (row: Record<string, unknown>, args, context, info) => row[name] ?? (resolve(row, args, context, info));
    }
  }
  return schema;
}
