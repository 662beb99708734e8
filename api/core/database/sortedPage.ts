import type { ObjectLiteral, SelectQueryBuilder } from "typeorm";

interface Plan {
  "Node Type": string;
  "Plan Rows": number;
  Plans?: Plan[];
}

const readsTable = (plan: Plan): boolean => plan["Node Type"] === "Seq Scan" || (plan.Plans ?? []).some(readsTable);

/** Whether PostgreSQL, by its statistics, would find at most so many rows, and these without reading a whole table. */
async function areFew<T extends ObjectLiteral>(rows: SelectQueryBuilder<T>, few: number) {
  const [sql, parameters] = rows.getQueryAndParameters();
  const [{ "QUERY PLAN": [{ Plan: plan }] }] = await rows.dataSource.query<[{ "QUERY PLAN": [{ Plan: Plan }] }]>(`EXPLAIN (FORMAT JSON) ${sql}`, parameters);
  return plan["Plan Rows"] <= few && !readsTable(plan);
}

interface Sorted {
  column: string;
  id: string;
  direction: "ASC" | "DESC";
  limit: number;
  few: number;
}

/**
 * Restricts a query to its page, whose ids are found first. PostgreSQL finds the rows of a page by walking the index of the order until it
 * has met enough of them, as if they lay evenly in it; but those that closed long ago all lie at the far end of the newest. So a list of
 * few rows, by PostgreSQL's own estimate, is read as a whole and sorted; of a longer one the walk reads the index alone, where it has
 * what is filtered by.
 */
export async function keepSortedPage<T extends ObjectLiteral>(page: SelectQueryBuilder<T>, { column, id, direction, limit, few }: Sorted) {
  const matching = page.clone().select(id, "id");
  const value = column === id ? "id" : "value";
  if (column !== id) matching.addSelect(column, value);
  // OFFSET 0 keeps the order out of the query within.
  const fence = (await areFew(matching, few)) ? " OFFSET 0" : "";
  page.where(`${page.alias}.id IN (SELECT matching.id FROM (${matching.getQuery()}${fence}) matching ORDER BY matching.${value} ${direction}, matching.id ${direction} LIMIT ${limit})`);
}
