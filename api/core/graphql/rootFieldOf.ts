import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from "graphql";

import { rootFields } from "#api/core/graphql/access.ts";

const OTHER = "other";

/** The one root field that an operation asks for, by its name in the schema; "several", or "other" for what the schema does not have. */
export function rootFieldOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
  const known = schema.getRootType(operation.operation)?.getFields() ?? {};
  const names = new Set<string>();
  for (const { name } of rootFields(document, operation.selectionSet)) names.add(Object.hasOwn(known, name.value) ? name.value : OTHER);
  const [name = OTHER] = names;
  return names.size > 1 ? "several" : name;
}
