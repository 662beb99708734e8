import type { DataSource, EntityTarget, ObjectLiteral } from "typeorm";

import { cursorOf, type Order, type Page, type PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";

export interface ListedQuery {
  name: string;
  /** Runs the query with the product's own function. Only the last SQL statement that it sends is measured. */
  read: (db: DataSource) => Promise<unknown>;
  /** True for a query that counts the rows (`totalCount`) instead of reading a page. */
  counts?: true;
  /**
   * The limit of the query's p99 time at 1,000,000 tenders, in milliseconds. By default, the limit in
   * e2e/bench/plans.ts applies.
   */
  mostMs?: number;
}

export type Fields<O extends Order> = Record<O["field"], true>;

const DAY = 24 * 60 * 60 * 1000;
export const inDays = (days: number) => new Date(Math.floor(Date.now() / DAY) * DAY + days * DAY);
export const ADMIN = { id: "01890000-0000-7000-8000-000000000000", isAdmin: true };
export const PARTNER = { ...ADMIN, isAdmin: false };
export const FIRST = { first: 20 };

export const bothWays = <Field extends string>(fields: Field[]) =>
  fields.flatMap((field) => (["ascending", "descending"] as const).map((direction) => ({ field, direction })));

/** One filter for each of these values, and one filter for each pair of these values. */
export function aloneAndInPairs<T extends object>(values: T) {
  const single = Object.entries(values).map(([name, value]) => ({ [name]: value as unknown }) as Partial<T>);
  return [...single, ...single.flatMap((one, place) => single.slice(place + 1).map((other) => ({ ...one, ...other })))];
}

const asText = (filter: object) => JSON.stringify(filter).replaceAll('"', "");

/**
 * For each sort field that is not a column of the entity: SQL that selects the ids and the values of the field, sorted
 * by value. `middle` runs this SQL to find the middle row.
 */
const MIDDLES: Record<string, string> = {
  companyName:
    "SELECT bids.id, company_name AS value FROM company_profiles JOIN bids ON company_id = user_id ORDER BY company_name",
  companyCountry:
    "SELECT bids.id, address_country AS value FROM company_profiles JOIN bids ON company_id = user_id ORDER BY address_country",
  tenderCategory:
    "SELECT bids.id, category AS value FROM tenders JOIN bids ON tender_id = tenders.id ORDER BY category",
  tenderCountry: "SELECT bids.id, country AS value FROM tenders JOIN bids ON tender_id = tenders.id ORDER BY country",
  bidCount: "SELECT tender_id AS id, bids AS value FROM tender_figures ORDER BY bids",
  tenderClosingDate:
    "SELECT bids.id, closing_date AS value FROM tenders JOIN bids ON tender_id = tenders.id ORDER BY closing_date",
  keptBidCount: "SELECT company_id AS id, bid_count AS value FROM company_figures ORDER BY 2",
  keptWins: "SELECT company_id AS id, wins AS value FROM company_figures ORDER BY 2",
  keptAwardedValue: "SELECT company_id AS id, awarded_value AS value FROM company_figures ORDER BY 2",
  sortedName: "SELECT id, coalesce(company_name, '') AS value FROM users ORDER BY 2",
  sortedSignIn: "SELECT id, coalesce(last_sign_in_at, '1970-01-01Z') AS value FROM users ORDER BY 2",
};

/**
 * The cursor of the middle row of a list in this order. Disables the statement timeout, because counting all rows takes
 * longer than the application's timeout.
 */
function middle<T extends ObjectLiteral & { id: string }>(db: DataSource, entity: EntityTarget<T>, order: Order) {
  return db.transaction(async (tx) => {
    await tx.query("SET LOCAL statement_timeout = 0");
    const elsewhere = MIDDLES[order.field];
    const isColumn = db.getMetadata(entity).columns.some(({ propertyName }) => propertyName === order.field);
    if (elsewhere && !isColumn) {
      const [{ id, value }] = await tx.query<[{ id: string; value: unknown }]>(
        `${elsewhere} LIMIT 1 OFFSET (SELECT count(*) / 2 FROM (${elsewhere}) AS all_of_them)`,
      );
      return cursorOf({ id, [order.field]: value }, order);
    }
    const rows = tx
      .createQueryBuilder(entity, "row")
      .where(`row.${order.field} IS NOT NULL`)
      .orderBy(`row.${order.field}`);
    const found = await rows
      .offset(Math.floor((await rows.getCount()) / 2))
      .limit(1)
      .getOneOrFail();
    return cursorOf(found, order);
  });
}

export type List<Filter> = (
  context: Pick<SignedIn, "db" | "user" | "token">,
  page: PageArgs,
  filter: Filter,
  order?: never,
) => Promise<Page<ObjectLiteral>>;

interface Listed<Filter> {
  name: string;
  entity: EntityTarget<ObjectLiteral & { id: string }>;
  list: List<Filter>;
  filters: Filter[];
  orders: Order[];
  /** Further filters, for which only the default order and the count are read. */
  more?: Filter[];
  /**
   * If set, only the unfiltered list is read in all orders. Each filter is read in one order: the first filter in the
   * first order, the second one in the second order, and so on.
   */
  inTurn?: true;
  /** By sort field: the field's name in cursors, if that is a different one. */
  cursorNames?: Partial<Record<string, Pick<Order, "field">>>;
}

/**
 * The queries of one list. Each filter is read in the default order, and counted. Each filter with one value is also
 * read in every order, from the start and from the middle of the list. Each pair of filters is read in only one of the
 * orders, in turn.
 */
export function queriesOf<Filter extends object>({
  name,
  entity,
  list,
  filters,
  orders,
  more = [],
  inTurn,
  cursorNames = {},
}: Listed<Filter>): ListedQuery[] {
  const read =
    (filter: Filter, order?: Order, page: PageArgs = FIRST) =>
    (db: DataSource) =>
      list({ db, user: ADMIN, token: null }, page, filter, order as never);
  const count = (filter: Filter) => async (db: DataSource) => (await read(filter)(db)).totalCount();
  const middles = new Map<string, Promise<string>>();
  const middleBy = (db: DataSource, order: Order) => {
    const found = middles.get(order.field) ?? middle(db, entity, { ...order, ...cursorNames[order.field] });
    middles.set(order.field, found);
    return found;
  };
  const inEachOrder = filters.filter((filter) => Object.keys(filter).length <= (inTurn ? 0 : 1));
  const turns = filters.filter((filter) => !inEachOrder.includes(filter));
  const inOrder = (filter: Filter, order: Order) => ({
    name: `${name} ${asText(filter)} ${order.field} ${order.direction}`,
    read: read(filter, order),
  });
  return [
    ...[...filters, ...more].map((filter) => ({ name: `${name} ${asText(filter)}`, read: read(filter) })),
    ...[...filters, ...more].map((filter) => ({
      name: `count of ${name} ${asText(filter)}`,
      read: count(filter),
      counts: true as const,
    })),
    ...inEachOrder.flatMap((filter) => orders.map((order) => inOrder(filter, order))),
    ...turns.flatMap((filter, place) =>
      orders.slice(place % orders.length, (place % orders.length) + 1).map((order) => inOrder(filter, order)),
    ),
    ...inEachOrder.flatMap((filter) =>
      orders.map((order) => ({
        name: `${name} ${asText(filter)} ${order.field} ${order.direction} from the middle`,
        read: async (db: DataSource) => read(filter, order, { ...FIRST, after: await middleBy(db, order) })(db),
      })),
    ),
  ];
}
