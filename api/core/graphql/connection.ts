import { type GraphQLSchema, isObjectType } from "graphql";
import { ArgsType, Field, Int, ObjectType, registerEnumType, type ClassType } from "type-graphql";
import { type ObjectLiteral, type SelectQueryBuilder } from "typeorm";
import type { ColumnMetadata } from "typeorm/metadata/ColumnMetadata.js";

import { type Few, limitToSortedPage } from "#api/core/database/sortedPage.ts";
import { Lazy } from "#api/core/graphql/lazyFields.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { MAX_PAGE, MOST_COUNTED } from "#api/core/rules/page.rules.ts";
import { badInput } from "#api/core/rules/valid.ts";

export const OrderDirection = { ascending: "ascending", descending: "descending" } as const;
export type OrderDirection = keyof typeof OrderDirection;
registerEnumType(OrderDirection, {
  name: "OrderDirection",
  description: "The direction of an order.",
  valuesConfig: { ascending: { description: "The lowest first." }, descending: { description: "The highest first." } },
});

@ObjectType({ description: "The end of a page of a connection." })
class PageInfo {
  @Field(() => Boolean, { description: "Whether there are nodes after this page." })
  hasNextPage: boolean;

  @Field(() => String, { nullable: true, description: "An opaque cursor: pass it as `after` to read the next page." })
  endCursor: string | null;

  @Field(() => Boolean, { description: "Whether the page begins after a cursor. Lists are read forward only." })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: "The opaque cursor of the page's first node." })
  startCursor: string | null;
}

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 20, description: `The number of nodes to read: 1 to ${MAX_PAGE}.` })
  first: number;

  @Field(() => String, { nullable: true, description: "The endCursor of the previous page." })
  after?: string | null;
}

export interface Page<T> {
  nodes: T[];
  pageInfo: PageInfo;
  /** The cursor of each node. */
  cursors: () => string[];
  /**
   * The nodes are counted only if the query requests a count. One statement serves totalCount and totalCountIsExact.
   */
  totalCount: () => Promise<number>;
  totalCountIsExact: () => Promise<boolean>;
  /** Set only for a list with the filter `changedSince`, and only if the query requests it. */
  changesUntil?: Date;
}

const COUNT_LIMIT = MOST_COUNTED.toLocaleString("en-US");

const CHANGES_UNTIL =
  "The answer contains every change before this time. Send it as `changedSince` next time; if you read several pages, use the value of the first one. null for a list below another object.";

/**
 * Creates the connection type of a node: `TenderConnection { nodes, edges, pageInfo, totalCount, totalCountIsExact }`.
 * @param tellsChanges Whether the type also has `changesUntil`, for a list with the filter `changedSince`; see
 * withChangesUntil
 */
export function connectionOf<T extends object>(node: ClassType<T>, { tellsChanges = false } = {}): ClassType<Page<T>> {
  @ObjectType(`${node.name}Edge`, { description: `A ${node.name} in a page of a list.` })
  class Edge {
    @Field(() => node, { description: "The item." })
    node: T;

    @Field(() => String, { description: "An opaque cursor: pass it as `after` to read what follows this node." })
    cursor: string;
  }

  @ObjectType(`${node.name}Connection`, { description: `A page of a list of ${node.name}.` })
  class Connection {
    // The cost of `nodes` is not multiplied by `first`, because the cost of the field that returns the connection is
    // already multiplied by it.
    @Field(() => [node], { complexity: ({ childComplexity }) => 1 + childComplexity })
    nodes: T[];

    @Field(() => [Edge], {
      complexity: ({ childComplexity }) => Math.max(1, childComplexity),
      description: "The nodes with their cursors, for clients that store lists by them.",
    })
    edges: Edge[];

    /** Not a field: `edges` reads it. */
    cursors: () => string[];

    @Field(() => PageInfo, { complexity: 0 })
    pageInfo: PageInfo;

    @Field(() => Int, {
      description: `The number of nodes that match the filter, over all pages; ${COUNT_LIMIT} if there are more.`,
    })
    @Lazy()
    totalCount: () => Promise<number>;

    @Field(() => Boolean, {
      description: `false if there are more than ${COUNT_LIMIT}, and totalCount is ${COUNT_LIMIT}.`,
    })
    @Lazy()
    totalCountIsExact: () => Promise<boolean>;
  }
  if (tellsChanges)
    Field(() => DateTimeISO, { nullable: true, complexity: 0, description: CHANGES_UNTIL })(
      Connection.prototype,
      "changesUntil",
    );
  return Connection;
}

/** Lets connections answer `edges`, from the nodes and cursors of the page. */
export function resolveEdges(schema: GraphQLSchema) {
  for (const type of Object.values(schema.getTypeMap())) {
    const { edges, nodes } = isObjectType(type) ? type.getFields() : {};
    if (edges && nodes)
      edges.resolve = ({ nodes: all, cursors }: Page<unknown>) => {
        const cursorOfEach = cursors();
        return all.map((node, place) => ({ node, cursor: cursorOfEach[place] }));
      };
  }
  return schema;
}

/** The pageInfo and the cursors of a page that was read forward. */
export function cursorsOf(
  rows: readonly (ObjectLiteral & { id: string })[],
  order: Order,
  { after, hasNextPage }: Pick<PageArgs, "after"> & { hasNextPage: boolean },
) {
  const cursors = () => rows.map((row) => cursorOf(row, order));
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    cursors,
    pageInfo: {
      hasNextPage,
      endCursor: last ? cursorOf(last, order) : null,
      hasPreviousPage: after != null,
      startCursor: first ? cursorOf(first, order) : null,
    },
  };
}

export interface Order {
  /** The property of the entity to sort by. Its column must be NOT NULL. */
  field: string;
  direction: OrderDirection;
  /**
   * Sorts by a column of another table. `column` is this column, as `alias.property`. `id` is the column of the same
   * table that contains the entity's id, if there is one.
   */
  sortedBy?: { column: string; id?: string };
  /**
   * For a list without an index that serves both filter and order: if the planner estimates at most `few.most` matching
   * rows, limitToSortedPage reads and sorts all of them. If `few` is false or absent, PostgreSQL chooses the plan.
   */
  few?: Few | false;
}

/**
 * Reads one page by keyset pagination: rows are sorted by the chosen column and then by the id. Inserted or deleted
 * rows therefore do not shift other rows to another page. Refuses BAD_USER_INPUT for an invalid page size or cursor.
 * @param requested The properties to read, as returned by requestedProperties; all by default
 */
export async function readPage<T extends ObjectLiteral & { id: string }>(
  rows: SelectQueryBuilder<T>,
  { first, after }: PageArgs,
  order: Order,
  requested?: ReadonlySet<string>,
): Promise<Page<T>> {
  const columns = columnsFor(rows, order, requested);
  const page = selectColumns(rows.clone(), columns);
  const { column, id, direction, beyond } = startAfter(page, { first, after }, order);
  if (order.few) await limitToSortedPage(page, { column, id, direction, beyond, limit: first + 1, few: order.few });
  page
    .orderBy(column, direction)
    .addOrderBy(id, direction)
    .limit(first + 1);
  if (!columns.some(({ propertyName }) => propertyName === order.field)) page.addSelect(column, order.field);
  const found = await page.getRawMany<T>().catch(refuseForged(after));
  const nodes = found.slice(0, first).map(asStored<T>(columns));
  let counting: Promise<number> | undefined;
  return {
    nodes,
    ...cursorsOf(nodes, order, { after, hasNextPage: found.length > first }),
    ...totals(() => (counting ??= countUpTo(MOST_COUNTED + 1, rows))),
  };
}

/**
 * The totals of a connection.
 * @param count Returns the number of nodes, or any number above MOST_COUNTED if there are more
 */
export const totals = (count: () => Promise<number>) => ({
  totalCount: async () => Math.min(await count(), MOST_COUNTED),
  totalCountIsExact: async () => (await count()) <= MOST_COUNTED,
});

/**
 * Restricts the query to the rows after the page's cursor. Refuses BAD_USER_INPUT for an invalid page size or cursor.
 * @returns The columns to sort by, the direction, and `beyond`: the operator that compares rows with `:cursorValue` and
 * `:cursorId`, or null on the first page
 */
export function startAfter<T extends ObjectLiteral>(
  rows: SelectQueryBuilder<T>,
  { first, after }: PageArgs,
  order: Order,
) {
  if (first < 1 || first > MAX_PAGE) throw badInput({ first: `Must be from 1 to ${MAX_PAGE}` });
  const { column, id } = { id: `${rows.alias}.id`, ...(order.sortedBy ?? { column: `${rows.alias}.${order.field}` }) };
  const direction = order.direction === "ascending" ? ("ASC" as const) : ("DESC" as const);
  const beyond = after == null ? null : direction === "ASC" ? (">" as const) : ("<" as const);
  if (after != null && beyond) {
    const [cursorValue, cursorId] = readCursor(after, order);
    rows.andWhere(`(${column}, ${id}) ${beyond} (:cursorValue, :cursorId)`, { cursorValue, cursorId });
    // No index spans two tables, so no index serves the comparison above. This extra condition lets PostgreSQL use the
    // index of the sort column.
    if (order.sortedBy && !order.sortedBy.id) rows.andWhere(`${column} ${beyond}= :cursorValue`);
  }
  return { column, id, direction, beyond };
}

/**
 * Handles an error of the page's statement: refuses BAD_USER_INPUT if a forged cursor caused it, and rethrows any other
 * error.
 */
export const refuseForged =
  (after: PageArgs["after"]) =>
  (error: unknown): never => {
    throw after != null && isDataException(error) ? foreignCursor() : error;
  };

/**
 * Selects the columns under their property names, to read plain objects. Creating entity instances would take longer
 * than the statement itself.
 */
function selectColumns<T extends ObjectLiteral>(rows: SelectQueryBuilder<T>, columns: readonly ColumnMetadata[]) {
  rows.select([]);
  for (const { propertyName } of columns) rows.addSelect(`${rows.alias}.${propertyName}`, propertyName);
  return rows;
}

/** Returns a function that converts a row's values in place, for columns with a transformer, such as bigint. */
function asStored<T extends ObjectLiteral>(columns: readonly ColumnMetadata[]) {
  const transformed = columns.flatMap(({ propertyName, transformer }) =>
    transformer ? [[propertyName, [transformer].flat()] as const] : [],
  );
  return (row: T): T => {
    const values: ObjectLiteral = row;
    for (const [name, transformers] of transformed)
      for (const transformer of transformers) values[name] = transformer.from(values[name]) as unknown;
    return row;
  };
}

/**
 * If every requested property is a column, returns these columns with the id and the sort column. Otherwise returns all
 * columns.
 */
function columnsFor<T extends ObjectLiteral>(
  { expressionMap }: SelectQueryBuilder<T>,
  { field }: Order,
  requested?: ReadonlySet<string>,
) {
  const columns = expressionMap.mainAlias?.metadata.columns.filter(({ isSelect }) => isSelect) ?? [];
  const needed = requested && columns.filter(({ propertyName }) => requested.has(propertyName));
  return needed?.length === requested?.size
    ? columns.filter(
        ({ propertyName }) =>
          !requested || requested.has(propertyName) || propertyName === "id" || propertyName === field,
      )
    : columns;
}

/** The number of rows, at most `limit`. PostgreSQL stops at the limit, because it reads each row to count it. */
export async function countUpTo<T extends ObjectLiteral>(limit: number, rows: SelectQueryBuilder<T>) {
  const counted = rows.clone().select("1").limit(limit);
  const result = await rows.dataSource
    .createQueryBuilder()
    .select("count(*)::int", "count")
    .from(`(${counted.getQuery()})`, "counted")
    .setParameters(counted.getParameters())
    .getRawOne<{ count: number }>();
  return result?.count ?? 0;
}

/** The cursor of the page after this row. */
export function cursorOf(row: ObjectLiteral & { id: string }, { field }: Order) {
  return Buffer.from(JSON.stringify([field, row[field], row.id])).toString("base64url");
}

function readCursor(cursor: string, { field }: Order): [string | number, string] {
  try {
    const [ofField, value, id] = JSON.parse(Buffer.from(cursor, "base64url").toString()) as unknown[];
    const whole = typeof value === "string" || typeof value === "number";
    if (ofField === field && whole && typeof id === "string" && isId(id)) return [value, id];
  } catch {
    // The cursor is not JSON. It is refused below.
  }
  throw foreignCursor();
}

const foreignCursor = () => badInput({ after: "This cursor does not belong to this list and order" });

/**
 * True for SQLSTATE class 22, the error for a value that the column cannot parse. A forged cursor can contain such a
 * value.
 */
const isDataException = (error: unknown) =>
  (error as { driverError?: { code?: string } }).driverError?.code?.startsWith("22") === true;
