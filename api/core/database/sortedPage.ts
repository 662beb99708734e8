import type { ObjectLiteral, SelectQueryBuilder } from "typeorm";

interface Plan {
  "Node Type": string;
  "Plan Rows": number;
  Plans?: Plan[];
}

const readsTable = (plan: Plan): boolean => plan["Node Type"] === "Seq Scan" || (plan.Plans ?? []).some(readsTable);

/** True if the planner estimates at most this many rows, and scans no whole table to find them. */
async function areFew<T extends ObjectLiteral>(rows: SelectQueryBuilder<T>, few: number) {
  const [sql, parameters] = rows.getQueryAndParameters();
  const [
    {
      "QUERY PLAN": [{ Plan: plan }],
    },
  ] = await rows.dataSource.query<[{ "QUERY PLAN": [{ Plan: Plan }] }]>(`EXPLAIN (FORMAT JSON) ${sql}`, parameters);
  return plan["Plan Rows"] <= few && !readsTable(plan);
}

export interface Few {
  /** Up to this estimated number, all rows are read and sorted. */
  most: number;
  /** For an order by another table's column: the rows without that join, and the column of one row as a subquery. */
  lookup?: { rows: SelectQueryBuilder<ObjectLiteral>; column: string };
}

interface Sorted {
  column: string;
  id: string;
  direction: "ASC" | "DESC";
  /** The comparison with `:cursorValue` and `:cursorId` after which the page begins; null for the first page. */
  beyond: ">" | "<" | null;
  limit: number;
  few: Few;
}

/**
 * Restricts a query to one page, whose ids a subquery finds first. To find them, PostgreSQL would scan the sort order's
 * index, because it assumes that matching rows are spread evenly. But old rows all lie at one end of the index. So if
 * the planner estimates few matching rows, all of them are read and sorted instead.
 */
export async function limitToSortedPage<T extends ObjectLiteral>(
  page: SelectQueryBuilder<T>,
  { column, id, direction, beyond, limit, few: { most, lookup } }: Sorted,
) {
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
  // OFFSET 0 is an optimization fence: the planner does not move the sort into the subquery.
  page.where(
    `${page.alias}.id IN (SELECT matching.id FROM (${found}${areRead ? " OFFSET 0" : ""}) matching ${where} ORDER BY matching.${value} ${direction}, matching.id ${direction} LIMIT ${limit})`,
  );
}
