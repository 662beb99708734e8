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

export interface Few {
  /** Up to how many rows are read as a whole and sorted. */
  most: number;
  /** Where another table is joined for the order: the rows without it, and its column of one of them, as a subquery. */
  lookup?: { rows: SelectQueryBuilder<ObjectLiteral>; column: string };
}

interface Sorted {
  column: string;
  id: string;
  direction: "ASC" | "DESC";
  /** The page begins beyond `:cursorValue` and `:cursorId`; null for the first one. */
  beyond: ">" | "<" | null;
  limit: number;
  few: Few;
}

/**
 * Restricts a query to its page, whose ids are found first. PostgreSQL finds the rows of a page by walking the index of the order until it
 * has met enough of them, as if they lay evenly in it; but those that closed long ago all lie at the far end of the newest. So a list of
 * few rows, by PostgreSQL's own estimate, is read as a whole and sorted; of a longer one the walk reads the index alone, where it has
 * what is filtered by.
 */
export async function keepSortedPage<T extends ObjectLiteral>(page: SelectQueryBuilder<T>, { column, id, direction, beyond, limit, few: { most, lookup } }: Sorted) {
  const value = column === id ? "id" : "value";
  const joined = page.clone().select(id, "id");
  if (column !== id) joined.addSelect(column, value);
  const single = lookup?.rows.clone().select(`${page.alias}.id`, "id");
  const areRead = await areFew(single ?? joined, most);

  let [found, where] = [joined.getQuery(), ""];
  if (areRead && single && lookup) {
    found = single.addSelect(lookup.column, value).getQuery();
    where = `WHERE matching.value IS NOT NULL${beyond ? ` AND (matching.value, matching.id) ${beyond} (:cursorValue, :cursorId)` : ""}`;
  }
  // OFFSET 0 keeps the order out of the query within.
  page.where(`${page.alias}.id IN (SELECT matching.id FROM (${found}${areRead ? " OFFSET 0" : ""}) matching ${where} ORDER BY matching.${value} ${direction}, matching.id ${direction} LIMIT ${limit})`);
}
