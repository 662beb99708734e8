import { getNamedType, isObjectType, Kind, type FieldNode, type GraphQLField, type GraphQLObjectType, type GraphQLResolveInfo, type SelectionSetNode } from "graphql";
import { Extensions } from "type-graphql";

/** Of a field resolver: the properties that it reads of its row. A list that is asked for such fields alone selects no other columns. */
export const ReadsOfRow = (...names: string[]) => Extensions({ readsOfRow: names });

type Asked = Pick<GraphQLResolveInfo, "fieldNodes" | "fragments" | "returnType">;

/**
 * The properties that the asked fields of a list's rows read.
 * @param nodes whether the rows are the `nodes` of a connection
 * @returns undefined: a field has a resolver that does not tell what it reads
 */
export function propertiesAsked({ fieldNodes, fragments, returnType }: Asked, { nodes = true } = {}): ReadonlySet<string> | undefined {
  const sets = (of: readonly FieldNode[]) => of.flatMap(({ selectionSet }) => selectionSet ?? []);
  const list = objectType(returnType);
  const rows = nodes ? objectType(list.getFields().nodes!.type) : list;
  const asked = nodes ? fieldsOf(sets(fieldNodes), fragments).filter(({ name }) => name.value === "nodes") : fieldNodes;
  const properties = new Set<string>();
  for (const { name } of fieldsOf(sets(asked), fragments)) {
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

const readBy = ({ name, resolve, extensions }: GraphQLField<unknown, unknown>) => (extensions.readsOfRow as string[] | undefined) ?? (resolve ? undefined : [name]);

/** Those in fragments too, whatever their condition. */
function fieldsOf(sets: readonly SelectionSetNode[], fragments: Asked["fragments"]): FieldNode[] {
  return sets.flatMap(({ selections }) =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      return fieldsOf([selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragments[selection.name.value]!.selectionSet], fragments);
    }),
  );
}
