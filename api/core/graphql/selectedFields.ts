import {
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  Kind,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from "graphql";

import { rootFields } from "#api/core/graphql/access.ts";

const OTHER = "other";

/**
 * The name of the operation's only root field; "several" if the operation has different ones, "other" if the schema
 * lacks the field.
 */
export function rootFieldOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
  const known = schema.getRootType(operation.operation)?.getFields() ?? {};
  const names = new Set<string>();
  for (const { name } of rootFields(document, operation.selectionSet))
    names.add(Object.hasOwn(known, name.value) ? name.value : OTHER);
  const [name = OTHER] = names;
  return names.size > 1 ? "several" : name;
}

/**
 * The names of the fields selected directly below a field, including all those in fragments on any
 * type.
 */
export function fieldsBelow({ fieldNodes, fragments }: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">) {
  const names = new Set<string>();
  const collect = ({ selections }: SelectionSetNode) => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      else collect(fragments[selection.name.value]!.selectionSet);
    }
  };
  for (const { selectionSet } of fieldNodes) if (selectionSet) collect(selectionSet);
  return names;
}
