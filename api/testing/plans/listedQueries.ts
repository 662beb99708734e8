import type { DataSource, EntityTarget, ObjectLiteral } from "typeorm";

import { AuditEvent } from "#api/audit/AuditEvent.ts";
import type { AuditFilter } from "#api/audit/AuditFilter.ts";
import { listAuditEvents } from "#api/audit/listAuditEvents.ts";
import { Bid } from "#api/bids/Bid.ts";
import type { BID_FILTERS, BidFilterName, SentBidFilter } from "#api/bids/bidFilter.rules.ts";
import { BID_ORDER_NAMES } from "#api/bids/bidOrder.rules.ts";
import { BID_GROUPS } from "#api/bids/bidGroup.rules.ts";
import { listBids } from "#api/bids/listBids.ts";
import { readProcurementFigures } from "#api/bids/figures/readProcurementFigures.ts";
import { listTendersByBids } from "#api/bids/listTendersByBids.ts";
import { CompanyProfile } from "#api/company-profiles/CompanyProfile.ts";
import { ContactRequest } from "#api/contact/ContactRequest.ts";
import type { ContactRequestFilter, ContactRequestOrder } from "#api/contact/ContactRequestInput.ts";
import { listContactRequests } from "#api/contact/listContactRequests.ts";
import { BlogPost } from "#api/content/BlogPost.ts";
import type { ContentOrder } from "#api/content/ContentInput.ts";
import { listContent } from "#api/content/listContent.ts";
import { Project } from "#api/content/Project.ts";
import { cursorOf, type Order, type Page, type PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { readAdminDesk } from "#api/desks/readAdminDesk.ts";
import { readMyDesk } from "#api/desks/readMyDesk.ts";
import { readNothingWaits } from "#api/desks/readNothingWaits.ts";
import { listNotices } from "#api/notices/listNotices.ts";
import { claimDueNotices } from "#api/notices/mails/dispatchNotices.ts";
import { Notice } from "#api/notices/Notice.ts";
import type { NoticeFilter } from "#api/notices/NoticeFilter.ts";
import { countUnread } from "#api/notices/unread.ts";
import { listQuestions } from "#api/questions/listQuestions.ts";
import { Question } from "#api/questions/Question.ts";
import { QUESTION_STATES } from "#api/questions/question.rules.ts";
import type { QuestionFilter } from "#api/questions/QuestionFilter.ts";
import { listTenders } from "#api/tenders/listTenders.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { TENDER_FILTER_NAMES, type SentTenderFilter, type TenderFilterName } from "#api/tenders/tenderFilter.rules.ts";
import type { TenderOrder } from "#api/tenders/TenderOrder.ts";
import { listUsers, SORTED_BY } from "#api/users/listUsers.ts";
import { User } from "#api/users/User.ts";
import type { UserFilter, UserOrder } from "#api/users/UserInput.ts";

export interface ListedQuery {
  name: string;
  /** Runs it by the product's own function; the last statement is the one that is measured. */
  read: (db: DataSource) => Promise<unknown>;
  /** A totalCount instead of a page. */
  counts?: true;
  /** The limit of its p99 at 1,000,000 tenders, in milliseconds, if not that of all. */
  mostMs?: number;
}

type Fields<O extends Order> = Record<O["field"], true>;

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Math.floor(Date.now() / DAY) * DAY + days * DAY);
const ADMIN = { id: "01890000-0000-7000-8000-000000000000", isAdmin: true };
const PARTNER = { ...ADMIN, isAdmin: false };
const FIRST = { first: 20 };

/** A value of each tender filter in the rows of fillManyRows. A new filter must have one here. */
const TENDER_FILTER_VALUES: { [Name in TenderFilterName]: NonNullable<SentTenderFilter[Name]> } = {
  search: "Kamori",
  category: ["Engineering"],
  country: ["Kenya"],
  closingWithinDays: 7,
  location: "senlo",
  budgetFrom: 30_000_000,
  budgetTo: 20_000,
  status: ["open"],
  acceptsBids: true,
  createdBy: ADMIN.id,
  withoutBids: true,
  awardedFrom: inDays(-60),
  awardedTo: inDays(-2400),
  openingFrom: inDays(-60),
  openingTo: inDays(-2400),
  closingFrom: inDays(1),
  closingTo: inDays(-2400),
  deleted: true,
  changedSince: inDays(-3),
};

/** Further values: in few, some, many and no tenders, other states, several choices. */
const MORE_TENDER_FILTERS: SentTenderFilter[] = [
  { search: "0123456" },
  { search: "bridge" },
  { search: "paints the lamps" },
  { search: "xyzzy" },
  { search: "wé" },
  { search: "100%" },
  { status: ["draft"] },
  { withoutBids: false },
  { awardedFrom: inDays(-2400) },
  { awardedFrom: inDays(-400), awardedTo: inDays(-399) },
  { status: ["closed"] },
  { status: ["open", "draft"] },
  { status: ["open", "closed"], acceptsBids: false },
  { acceptsBids: false },
  { deleted: false },
  { country: ["Kenya", "Ghana", "Senegal"] },
  { country: ["Zimbabwe"] },
  { category: ["Engineering", "Design"] },
  { country: ["Kenya"], category: ["Engineering"], budgetFrom: 1_000_000 },
  { country: ["Kenya"], category: ["Engineering"], budgetFrom: 1_000_000, budgetTo: 2_000_000 },
  { budgetFrom: 1_000_000, budgetTo: 1_100_000 },
];

/** A value of each bid filter but of those by ids, which are read of the rows. A new filter must have one here. */
const BID_FILTER_VALUES: { [Name in Exclude<BidFilterName, "tenderId" | "companyId">]: NonNullable<SentBidFilter[Name]> } = {
  status: ["pending"],
  includeWithdrawn: true,
  amountFrom: 1_009_000,
  amountTo: 11_000,
  daysFrom: 500,
  daysTo: 5,
  country: ["Kenya"],
  search: "Kamori",
  submittedFrom: inDays(-60),
  submittedTo: inDays(-2400),
  decidedFrom: inDays(-60),
  decidedTo: inDays(-2400),
  tenderCategory: ["Engineering"],
  tenderCountry: ["Zimbabwe"],
  tenderStatus: ["open"],
  awaitsDecision: true,
  changedSince: inDays(-3),
};
/** Further values: in few, some, many and no bids, other states, several choices. */
const MORE_BID_FILTERS: SentBidFilter[] = [
  { status: ["accepted"] },
  { status: ["accepted", "rejected"] },
  { amountFrom: 500_000 },
  { amountFrom: 500_000, amountTo: 500_100 },
  { country: ["Zimbabwe"] },
  { country: ["Kenya", "Ghana", "Senegal"] },
  { search: "bridge" },
  { search: "0123456" },
  { search: "xyzzy" },
  { tenderCountry: ["Afghanistan"] },
  { tenderCategory: ["Engineering", "Design"] },
  { tenderStatus: ["draft"] },
  { tenderStatus: ["closed", "awarded"] },
  { awaitsDecision: false },
  { tenderCountry: ["Kenya"], tenderCategory: ["Engineering"], amountFrom: 900_000 },
];

const tenderOrders = Object.keys({ closingDate: true, openingDate: true, createdAt: true, tenderNumber: true, title: true, status: true, budgetMin: true, budgetMax: true, bidCount: true } satisfies Fields<TenderOrder>) as TenderOrder["field"][];
const userOrders = Object.keys({ createdAt: true, username: true, email: true, status: true, companyName: true, lastSignInAt: true } satisfies Fields<UserOrder>) as UserOrder["field"][];
const requestOrders = Object.keys({ createdAt: true, company: true } satisfies Fields<ContactRequestOrder>) as ContactRequestOrder["field"][];
const contentOrders = Object.keys({ createdAt: true, title: true } satisfies Fields<ContentOrder>) as ContentOrder["field"][];

const bothWays = <Field extends string>(fields: Field[]) =>
  fields.flatMap((field) => (["ascending", "descending"] as const).map((direction) => ({ field, direction })));

/** Each value alone, and each two. */
function aloneAndInPairs<T extends object>(values: T) {
  const single = Object.entries(values).map(([name, value]) => ({ [name]: value as unknown }) as Partial<T>);
  return [...single, ...single.flatMap((one, place) => single.slice(place + 1).map((other) => ({ ...one, ...other })))];
}

const told = (filter: object) => JSON.stringify(filter).replaceAll('"', "");

/** Where the middle of an order is whose column another table holds, of which row and value. */
const MIDDLES: Record<string, string> = {
  companyName: "SELECT bids.id, company_name AS value FROM company_profiles JOIN bids ON company_id = user_id ORDER BY company_name",
  companyCountry: "SELECT bids.id, address_country AS value FROM company_profiles JOIN bids ON company_id = user_id ORDER BY address_country",
  tenderCategory: "SELECT bids.id, category AS value FROM tenders JOIN bids ON tender_id = tenders.id ORDER BY category",
  tenderCountry: "SELECT bids.id, country AS value FROM tenders JOIN bids ON tender_id = tenders.id ORDER BY country",
  bidCount: "SELECT tender_id AS id, bids AS value FROM tender_figures ORDER BY bids",
  tenderClosingDate: "SELECT bids.id, closing_date AS value FROM tenders JOIN bids ON tender_id = tenders.id ORDER BY closing_date",
  sortedName: "SELECT id, coalesce(company_name, '') AS value FROM users ORDER BY 2",
  sortedSignIn: "SELECT id, coalesce(last_sign_in_at, '1970-01-01Z') AS value FROM users ORDER BY 2",
};

/** The cursor of the row in the middle of all; to count up to it takes longer than the product's statements may. */
function middle<T extends ObjectLiteral & { id: string }>(db: DataSource, entity: EntityTarget<T>, order: Order) {
  return db.transaction(async (tx) => {
    await tx.query("SET LOCAL statement_timeout = 0");
    const elsewhere = MIDDLES[order.field];
    if (elsewhere) {
      const [{ id, value }] = await tx.query<[{ id: string; value: unknown }]>(`${elsewhere} LIMIT 1 OFFSET (SELECT count(*) / 2 FROM (${elsewhere}) AS all_of_them)`);
      return cursorOf({ id, [order.field]: value }, order);
    }
    const rows = tx.createQueryBuilder(entity, "row").where(`row.${order.field} IS NOT NULL`).orderBy(`row.${order.field}`);
    const found = await rows.offset(Math.floor((await rows.getCount()) / 2)).limit(1).getOneOrFail();
    return cursorOf(found, order);
  });
}

type List<Filter> = (context: Pick<SignedIn, "db" | "user" | "token">, page: PageArgs, filter: Filter, order?: never) => Promise<Page<ObjectLiteral>>;

interface Listed<Filter> {
  name: string;
  entity: EntityTarget<ObjectLiteral & { id: string }>;
  list: List<Filter>;
  filters: Filter[];
  orders: Order[];
  /** Filters that are read in the default order alone. */
  more?: Filter[];
  /** What cursors call an order, if not by its field. */
  cursorNames?: Partial<Record<string, Pick<Order, "field">>>;
}

/** Each filter by its default order, its count, each filter in each order, and each order from the middle. */
function queriesOf<Filter extends object>({ name, entity, list, filters, orders, more = [], cursorNames = {} }: Listed<Filter>): ListedQuery[] {
  const read = (filter: Filter, order?: Order, page: PageArgs = FIRST) => (db: DataSource) => list({ db, user: ADMIN, token: null }, page, filter, order as never);
  const count = (filter: Filter) => async (db: DataSource) => (await read(filter)(db)).totalCount();
  const middles = new Map<string, Promise<string>>();
  const middleBy = (db: DataSource, order: Order) => {
    const found = middles.get(order.field) ?? middle(db, entity, { ...order, ...cursorNames[order.field] });
    middles.set(order.field, found);
    return found;
  };
  const alone = filters.filter((filter) => Object.keys(filter).length <= 1);
  return [
    ...[...filters, ...more].map((filter) => ({ name: `${name} ${told(filter)}`, read: read(filter) })),
    ...[...filters, ...more].map((filter) => ({ name: `count of ${name} ${told(filter)}`, read: count(filter), counts: true as const })),
    ...alone.flatMap((filter) => orders.map((order) => ({ name: `${name} ${told(filter)} ${order.field} ${order.direction}`, read: read(filter, order) }))),
    ...alone.flatMap((filter) =>
      orders.map((order) => ({
        name: `${name} ${told(filter)} ${order.field} ${order.direction} from the middle`,
        read: async (db: DataSource) => read(filter, order, { ...FIRST, after: await middleBy(db, order) })(db),
      })),
    ),
  ];
}

/** Of the procurement figures, over all months. */
const FIGURES_MS = 300;

/** Both desks, that of a company also where nothing waits for it and where few tenders fit it; and the figures. */
function deskQueries(companyId: string, rareCompanyId: string): ListedQuery[] {
  return [
    { name: "myDesk", read: (db) => readMyDesk({ db, user: { id: companyId } }) },
    { name: "myDesk, nothing waits", read: (db) => readNothingWaits(db, companyId) },
    { name: "myDesk, nothing waits and little fits", read: (db) => readNothingWaits(db, rareCompanyId) },
    { name: "adminDesk", read: (db) => readAdminDesk({ db, user: { id: companyId } }) },
    ...(["MONTH", "CATEGORY", "COUNTRY"] as const).map((groupBy) => ({ name: `procurementFigures ${groupBy}`, read: (db: DataSource) => readProcurementFigures({ db }, groupBy, { from: null, to: null }), mostMs: FIGURES_MS })),
  ];
}

/** Every list of the schema in every order, with each filter alone and each two, and the desks: npm run bench:plans measures them, plans.test.ts reads their plans. */
export async function listedQueries(db: DataSource): Promise<ListedQuery[]> {
  const { id: tenderId } = await db.getRepository(Tender).findOneByOrFail({ status: "open" });
  const heavy = await db.createQueryBuilder(Bid, "bid").select("bid.companyId", "companyId").groupBy("bid.companyId").orderBy("count(*)", "DESC").limit(1).getRawOne<{ companyId: string }>();
  // Few tenders are in the last countries of the alphabet, and no category is called Other.
  const { userId: rareCompanyId } = await db.getRepository(CompanyProfile).findOneOrFail({ where: { industry: "Other" }, order: { addressCountry: "DESC" } });
  const partner: List<SentTenderFilter> = ({ db: own }, page, filter, order) => listTenders({ db: own, user: PARTNER, token: null }, page, filter, order);
  const tenderFilters = [{}, ...aloneAndInPairs(TENDER_FILTER_VALUES), ...MORE_TENDER_FILTERS];
  return [
    ...queriesOf({ name: "tenders", entity: Tender, list: listTenders, filters: tenderFilters, orders: bothWays(tenderOrders) }),
    ...queriesOf({ name: "tenders of a partner", entity: Tender, list: partner, filters: [{}, ...TENDER_FILTER_NAMES.filter((name) => !["deleted", "createdBy", "withoutBids"].includes(name)).map((name) => ({ [name]: TENDER_FILTER_VALUES[name] }))], orders: [] }),
    ...BID_GROUPS.flatMap((group) =>
      queriesOf({
        name: `tendersByBids ${group}`,
        entity: Tender,
        list: (context, page, filter: SentTenderFilter) => listTendersByBids(context, page, group, filter),
        filters: [{}, ...TENDER_FILTER_NAMES.filter((name) => name !== "withoutBids").map((name) => ({ [name]: TENDER_FILTER_VALUES[name] }))],
        orders: [],
      }),
    ),
    ...BID_GROUPS.flatMap((group) =>
      queriesOf({
        name: `tendersByBids ${group} sorted`,
        entity: Tender,
        list: (context, page, _filter: object, order) => listTendersByBids(context, page, group, {}, { order }),
        filters: [{}],
        orders: bothWays(tenderOrders.filter((field) => field !== "bidCount")),
      }),
    ),
    ...queriesOf<SentBidFilter>({
      name: "bids",
      entity: Bid,
      list: listBids,
      filters: [{}, ...aloneAndInPairs({ tenderId, companyId: heavy?.companyId ?? "", ...BID_FILTER_VALUES } satisfies Record<keyof typeof BID_FILTERS, unknown>)],
      more: MORE_BID_FILTERS,
      orders: bothWays(BID_ORDER_NAMES),
    }),
    ...queriesOf<AuditFilter>({
      name: "auditEvents",
      entity: AuditEvent,
      list: listAuditEvents,
      filters: [{}, ...aloneAndInPairs<Required<AuditFilter>>({ act: "decideBid", actor: heavy?.companyId ?? "", tenderId, bidId: tenderId, userId: heavy?.companyId ?? "", outcome: "refused", from: inDays(-3), to: inDays(-2400) }), { outcome: "done" }],
      orders: [],
    }),
    ...queriesOf<NoticeFilter>({
      name: "notices",
      entity: Notice,
      list: ({ db: own }, page, filter) => listNotices({ db: own, user: { ...PARTNER, id: heavy?.companyId ?? "" } }, page, filter),
      filters: [{}, ...aloneAndInPairs<Required<NoticeFilter>>({ unread: true, tenderId, kind: "closingSoon", about: "ownQuestions" }), { unread: true, about: "outcomes" }, { unread: false }, { kind: "bidReceived" }],
      orders: [],
    }),
    { name: "unreadNotices", read: (own) => countUnread(own, heavy?.companyId ?? "") },
    { name: "due notices", read: (own) => claimDueNotices(own) },
    ...queriesOf<QuestionFilter>({
      name: "questions",
      entity: Question,
      list: listQuestions,
      filters: [{}, ...QUESTION_STATES.map((state) => ({ state })), { tenderId }, { tenderId, state: "open" }, { changedSince: inDays(-3) }, { changedSince: inDays(-3), state: "answered" }],
      orders: [],
    }),
    ...deskQueries(heavy?.companyId ?? "", rareCompanyId),
    ...queriesOf<UserFilter>({
      name: "users",
      entity: User,
      list: listUsers,
      filters: [{}, ...aloneAndInPairs<Required<UserFilter>>({ search: "kamori", status: ["blocked"], isAdmin: true, deleted: true, changedSince: inDays(-3) }), { search: "user77@" }, { search: "works" }, { search: "xyzzy" }, { search: "%" }],
      orders: bothWays(userOrders),
      cursorNames: SORTED_BY,
    }),
    ...queriesOf<ContactRequestFilter>({
      name: "contactRequests",
      entity: ContactRequest,
      list: listContactRequests,
      filters: [{}, ...aloneAndInPairs<Required<ContactRequestFilter>>({ search: "kamori", role: ["supplier"], handled: false, changedSince: inDays(-3) }), { handled: true }, { search: "xyzzy" }],
      orders: bothWays(requestOrders),
    }),
    ...[BlogPost, Project].flatMap((entity) =>
      queriesOf({
        name: entity === BlogPost ? "blogPosts" : "projects",
        entity,
        list: ({ db: own, user }, page, filter: object, order) => listContent<BlogPost | Project>({ db: own, user, token: null }, entity, page, filter, order),
        filters: [{}, { state: "unpublished" }, { state: "all" }],
        orders: bothWays(contentOrders),
      }),
    ),
  ];
}
