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
  const { dataSource: db, expressionMap } = rows;
  const [ranked, parameters] = rankedRows(rows, parent, parents, { page, order });
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

/**
 * The bytes of a text on all pages together, without reading the texts.
 * @param text The property of the text
 */
export async function bytesOnPages<T extends ObjectLiteral & { id: string }>(
  rows: SelectQueryBuilder<T>,
  parent: keyof T & string,
  parents: readonly string[],
  { page, order, text }: { page: PageArgs; order: Order; text: keyof T & string },
) {
  const [ranked, parameters] = rankedRows(rows, parent, parents, { page, order });
  const { databaseName } = rows.expressionMap.mainAlias!.metadata.findColumnWithPropertyName(text)!;
  const [found] = await rows.dataSource.query<[{ bytes: string | null }]>(
    `SELECT sum(octet_length(${databaseName})) AS bytes FROM (${ranked}) AS ranked WHERE place <= ${page.first}`,
    parameters,
  );
  return Number(found.bytes);
}

/** The statement that reads the rows of these parents, with the value to sort by and the place below the parent. */
function rankedRows<T extends ObjectLiteral & { id: string }>(
  rows: SelectQueryBuilder<T>,
  parent: keyof T & string,
  parents: readonly string[],
  { page, order }: Pick<PagesRequest, "page" | "order">,
) {
  const { alias } = rows;
  const each = rowsOf(rows, parent, parents);
  const { column, id, direction } = startAfter(each, page, order);
  return each
    .select(`${alias}.*`)
    .addSelect(column, "sorted_by")
    .addSelect(
      `row_number() OVER (PARTITION BY ${alias}.${parent} ORDER BY ${column} ${direction}, ${id} ${direction})`,
      "place",
    )
    .getQueryAndParameters();
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
