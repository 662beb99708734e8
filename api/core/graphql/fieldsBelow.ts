import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from "graphql";

/** The names of the fields that are selected below a field; those in fragments too, whatever their type and condition. */
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
