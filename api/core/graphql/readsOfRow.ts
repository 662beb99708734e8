import {
  getNamedType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from "graphql";
import { Extensions } from "type-graphql";

/**
 * Declares which properties of its row a field resolver reads. A list selects only the columns that are read, if the
 * resolvers of all requested fields have this declaration.
 */
export const ReadsOfRow = (...names: string[]) => Extensions({ readsOfRow: names });

type SelectionInfo = Pick<GraphQLResolveInfo, "fieldNodes" | "fragments" | "returnType">;

/**
 * The properties that the requested fields of a list read from its rows.
 * @param nodes True if the rows are the `nodes` of a connection, which `edges` contain, too
 * @returns undefined if a requested field has a resolver that does not declare its properties
 */
export function requestedProperties(
  { fieldNodes, fragments, returnType }: SelectionInfo,
  { nodes = true } = {},
): ReadonlySet<string> | undefined {
  const sets = (of: readonly FieldNode[]) => of.flatMap(({ selectionSet }) => selectionSet ?? []);
  const list = objectType(returnType);
  const rows = nodes ? objectType(list.getFields().nodes!.type) : list;
  const named = (of: readonly FieldNode[], field: string) =>
    fieldsOf(sets(of), fragments).filter(({ name }) => name.value === field);
  const selected = nodes ? [...named(fieldNodes, "nodes"), ...named(named(fieldNodes, "edges"), "node")] : fieldNodes;
  const properties = new Set<string>();
  for (const { name } of fieldsOf(sets(selected), fragments)) {
    const read = name.value === "__typename" ? [] : readBy(rows.getFields()[name.value]!);
    if (!read) return undefined;
    for (const each of read) properties.add(each);
  }
  return properties;
}

function objectType(type: Parameters<typeof getNamedType>[0]): GraphQLObjectType {
  const named = getNamedType(type);
  if (!isObjectType(named)) throw new Error(`${String(named)} is no object type`);
  return named;
}

const readBy = ({ name, resolve, extensions }: GraphQLField<unknown, unknown>) =>
  (extensions.readsOfRow as string[] | undefined) ?? (resolve ? undefined : [name]);

/** All fields of these selections, including those in fragments and those that a directive skips. */
function fieldsOf(sets: readonly SelectionSetNode[], fragments: SelectionInfo["fragments"]): FieldNode[] {
  return sets.flatMap(({ selections }) =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      return fieldsOf(
        [
          selection.kind === Kind.INLINE_FRAGMENT
            ? selection.selectionSet
            : fragments[selection.name.value]!.selectionSet,
        ],
        fragments,
      );
    }),
  );
}
