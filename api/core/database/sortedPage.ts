import type { ObjectLiteral, SelectQueryBuilder } from "typeorm";

interface Plan {
  "Node Type": string;
  "Plan Rows": number;
  Plans?: Plan[];
}

const readsTable = (plan: Plan): boolean => plan["Node Type"] === "Seq Scan" || (plan.Plans ?? []).some(readsTable);

/** True if the planner estimates at most `few` rows and finds them without scanning a whole table. */
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
  /** If the planner estimates at most this number of rows, all of them are read and sorted. */
  most: number;
  /**
   * For a list that is sorted by a column of another table: `rows` is the query without the join of that table, and
   * `column` is a subquery that reads the column for one row.
   */
  lookup?: { rows: SelectQueryBuilder<ObjectLiteral>; column: string };
}

interface Sorted {
  column: string;
  id: string;
  direction: "ASC" | "DESC";
  /**
   * How the rows of the page compare with `:cursorValue` and `:cursorId`; null for the first page, which has no cursor.
   */
  beyond: ">" | "<" | null;
  limit: number;
  few: Few;
}

/**
 * Restricts a query to one page. A subquery first finds the ids of the page's rows. PostgreSQL would usually scan the
 * index of the sort order until it has found enough matching rows, which is slow if the few matching rows are at the
 * far end. If the planner estimates few matching rows, all of them are read and sorted instead.
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
  // OFFSET 0 is an optimization fence: the planner does not move the sort into the subquery, and so does not scan the
  // sort order's index.
  page.where(
    `${page.alias}.id IN (SELECT matching.id FROM (${found}${areRead ? " OFFSET 0" : ""}) matching ${where} ORDER BY matching.${value} ${direction}, matching.id ${direction} LIMIT ${limit})`,
  );
}
