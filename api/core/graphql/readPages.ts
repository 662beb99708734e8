import type { ObjectLiteral, SelectQueryBuilder } from "typeorm";

import { rawRowsOf } from "#api/core/database/rawRowsOf.ts";
import { grouped, inOrder } from "#api/core/graphql/batch.ts";
import {
  cursorsOf,
  refuseForged,
  startAfter,
  type Order,
  type Page,
  type PageArgs,
} from "#api/core/graphql/connection.ts";

interface PagesRequest {
  page: PageArgs;
  order: Order;
  /**
   * The properties to read, including the property that `parent` names. If `names` is set, the pages have no cursors.
   * By default, all properties are read.
   */
  names?: ReadonlySet<string>;
}

type WithoutTotals<T> = Pick<Page<T>, "nodes" | "pageInfo" | "cursors">;

/**
 * Reads one page of rows for each parent, in one statement for all parents.
 * @param parent The property that contains the parent's id
 */
export async function readPages<T extends ObjectLiteral & { id: string }>(
  rows: SelectQueryBuilder<T>,
  parent: keyof T & string,
  parents: readonly string[],
  { page, order, names }: PagesRequest,
): Promise<WithoutTotals<T>[]> {
  const { alias, dataSource: db, expressionMap } = rows;
  const each = rowsOf(rows, parent, parents);
  const { column, id, direction } = startAfter(each, page, order);
  const [ranked, parameters] = each
    .select(`${alias}.*`)
    .addSelect(column, "sorted_by")
    .addSelect(
      `row_number() OVER (PARTITION BY ${alias}.${parent} ORDER BY ${column} ${direction}, ${id} ${direction})`,
      "place",
    )
    .getQueryAndParameters();
  const stored = rawRowsOf(db, expressionMap.mainAlias!.metadata.target, names);
  const found = await db
    .query<(T & { sortedBy: unknown })[]>(
      `SELECT ${stored.columns()}${names ? "" : ', sorted_by AS "sortedBy"'} FROM (${ranked}) AS ranked WHERE place <= ${page.first + 1} ORDER BY place`,
      parameters,
    )
    .catch(refuseForged(page.after));
  return grouped(
    parents,
    found.map((row) => stored.read(row) as T & { sortedBy: unknown }),
    (row) => row[parent],
  ).map((all) => {
    const nodes = all.slice(0, page.first);
    const sorted = names ? [] : nodes.map(({ id, sortedBy }) => ({ id, [order.field]: sortedBy }));
    return { nodes, ...cursorsOf(sorted, order, { after: page.after, hasNextPage: all.length > page.first }) };
  });
}

/** Counts the rows of each parent, in the order of `parents`; 0 for a parent without rows. */
export async function countRows<T extends ObjectLiteral>(
  rows: SelectQueryBuilder<T>,
  parent: keyof T & string,
  parents: readonly string[],
): Promise<number[]> {
  const of = `${rows.alias}.${parent}`;
  const counts = await rowsOf(rows, parent, parents)
    .select(of, "parent")
    .addSelect("count(*)::int", "count")
    .groupBy(of)
    .getRawMany<{ parent: string; count: number }>();
  return inOrder(parents, counts, (each) => each.parent).map((row) => row?.count ?? 0);
}

const rowsOf = <T extends ObjectLiteral>(rows: SelectQueryBuilder<T>, parent: string, parents: readonly string[]) =>
  rows.clone().andWhere(`${rows.alias}.${parent} = ANY(:parents)`, { parents: [...parents] });
