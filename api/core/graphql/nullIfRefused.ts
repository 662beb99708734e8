import { getNullableType, type GraphQLField, type GraphQLSchema, isNonNullType } from "graphql";
import { Extensions } from "type-graphql";

const OF_QUERY = "Null only beside the error that refuses it.";
const OF_MUTATIONS =
  "The changes. A field is null beside the error that refuses it; the fields before it were done and answer. deleteBidDraft is also null if there is no draft.";

/**
 * Marks a query of one object: if it is refused, for example with NOT_FOUND, only this field is null. The other fields
 * of the document still answer.
 */
export const NullIfRefused = () => Extensions({ nullIfRefused: true });

/**
 * Makes every mutation, and every query marked with @NullIfRefused, nullable. GraphQL answers `data: null` if a field
 * of a type that is not nullable is refused: a client then does not learn what the other fields answered, and which
 * mutations before it were done.
 */
export function nullIfRefused(schema: GraphQLSchema) {
  for (const field of fieldsNullIfRefused(schema)) {
    if (field.extensions.nullIfRefused) field.description = [field.description, OF_QUERY].filter(Boolean).join(" ");
    field.type = getNullableType(field.type);
  }
  const mutations = schema.getMutationType();
  if (mutations) mutations.description = OF_MUTATIONS;
  return schema;
}

/** Removes the sentence that nullIfRefused has added, because the REST API answers a refusal instead of null. */
export const withoutNull = (description: string | null | undefined) => description?.replace(` ${OF_QUERY}`, "");

function fieldsNullIfRefused(schema: GraphQLSchema): GraphQLField<unknown, unknown>[] {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  return [...queries.filter(({ extensions }) => extensions.nullIfRefused), ...mutations].filter(({ type }) =>
    isNonNullType(type),
  );
}
