import type { GraphQLSchema } from "graphql";

import { userOfCompany } from "#api/company-profiles/companyId.rules.ts";
import { mayUse } from "#api/core/graphql/access.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import type { Context, SignedIn } from "#api/core/graphql/context.ts";
import { asNode, type Node } from "#api/core/graphql/Node.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { NODE_TYPES } from "#api/nodes/nodeTypes.ts";

/** Finds the types of all ids in one statement, by the primary keys. */
const TYPES = Object.entries(NODE_TYPES)
  .filter(([, { table }]) => table)
  .map(([type, { table }]) => `SELECT '${type}' AS type, id FROM ${table} WHERE id = ANY ($1)`)
  .join(" UNION ALL ");

/**
 * Reads an object by its id, together with the others that the document asks for. null if there is none, or if the
 * caller could not read it by the root field of its type.
 */
export const readNode = (context: Context, schema: GraphQLSchema, id: string): Promise<Node | null> =>
  loadBatched(context, (_db, ids) => readNodes(context, schema, ids), id.toLowerCase(), readNodes);

async function readNodes(context: Context, schema: GraphQLSchema, ids: readonly string[]) {
  const roots = schema.getQueryType()!.getFields();
  const found = new Map<string, Node>();
  for (const [type, ofType] of await idsByType(context, ids.filter(isId))) {
    const { root, find, idOf = (id: string) => id } = NODE_TYPES[type]!;
    if (!mayUse(roots[root]!, context)) continue;
    for (const row of await find(context as SignedIn, ofType)) found.set(idOf(row.id), asNode(type, row));
  }
  return ids.map((id) => found.get(id) ?? null);
}

/** The ids of rows, by the GraphQL type. Those of companies are the ids of their users. */
async function idsByType({ db }: Context, ids: readonly string[]) {
  const companies = ids.filter((id) => userOfCompany(id) !== id);
  const others = ids.filter((id) => userOfCompany(id) === id);
  const rows = others.length > 0 ? await db.query<{ type: string; id: string }[]>(TYPES, [others]) : [];
  const byType = new Map<string, string[]>(companies.length > 0 ? [["Company", companies.map(userOfCompany)]] : []);
  for (const { type, id } of rows) byType.set(type, [...(byType.get(type) ?? []), id]);
  return byType;
}
