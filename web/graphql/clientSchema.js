// The schema of which codegen.yml makes the web client's types. The server answers null for the queries of
// nullIfRefused.json, and for mutations, only beside an error. Apollo Client then gives no data at all (errorPolicy
// "none"): in data they are never null.
import { readFileSync } from "node:fs";

import { buildSchema, getNullableType, GraphQLNonNull } from "graphql";

export default function clientSchema(file) {
  const { queries, mutationsNullWithoutError } = JSON.parse(readFileSync("web/graphql/nullIfRefused.json", "utf8"));
  const schema = buildSchema(readFileSync(file, "utf8"));
  const neverNull = [
    ...queries.map((name) => schema.getQueryType().getFields()[name]),
    ...Object.values(schema.getMutationType().getFields()).filter(
      ({ name }) => !mutationsNullWithoutError.includes(name),
    ),
  ];
  for (const field of neverNull) field.type = new GraphQLNonNull(getNullableType(field.type));
  return schema;
}
