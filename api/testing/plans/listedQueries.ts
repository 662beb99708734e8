import type { DataSource } from "typeorm";

import { AuditEvent } from "#api/audit/AuditEvent.ts";
import type { AuditFilter } from "#api/audit/AuditFilter.ts";
import { listAuditEvents } from "#api/audit/listAuditEvents.ts";
import { AWAITED, BID_GROUPS } from "#api/bids/tenders/tendersByBids.rules.ts";
import { Bid } from "#api/bids/Bid.ts";
import type { BID_FILTERS, BidFilterName, SentBidFilter } from "#api/bids/lists/bidFilter.rules.ts";
import { BID_ORDER_NAMES } from "#api/bids/lists/bidOrder.rules.ts";
import { listBids } from "#api/bids/lists/listBids.ts";
import { COUNTED_FIGURES } from "#api/bids/figures/ProcurementFigures.ts";
import type { FiguresAsked } from "#api/bids/figures/readMeasuredFigures.ts";
import { readProcurementFigures } from "#api/bids/figures/readProcurementFigures.ts";
import { listTendersByBids } from "#api/bids/tenders/listTendersByBids.ts";
import { CompanyProfile } from "#api/company-profiles/CompanyProfile.ts";
import { ContactRequest } from "#api/contact/ContactRequest.ts";
import type { ContactRequestFilter, ContactRequestOrder } from "#api/contact/ContactRequestInput.ts";
import { listContactRequests } from "#api/contact/listContactRequests.ts";
import { BlogPost } from "#api/content/BlogPost.ts";
import type { ContentOrder } from "#api/content/ContentInput.ts";
import { listContent } from "#api/content/listContent.ts";
import { Project } from "#api/content/Project.ts";
import { readAdminDesk } from "#api/desks/readAdminDesk.ts";
import { readMyDesk } from "#api/desks/readMyDesk.ts";
import { readNextClosings } from "#api/desks/readNextClosings.ts";
import { readNothingWaits } from "#api/desks/readNothingWaits.ts";
import { listNotices } from "#api/notices/listNotices.ts";
import { claimDueNotices } from "#api/notices/mails/dispatchNotices.ts";
import { Notice } from "#api/notices/Notice.ts";
import type { NoticeFilter } from "#api/notices/NoticeFilter.ts";
import { countUnread } from "#api/notices/countUnread.ts";
import { listMyQuestions, listQuestions } from "#api/questions/listQuestions.ts";
import { Question } from "#api/questions/Question.ts";
import { QUESTION_STATES } from "#api/questions/question.rules.ts";
import type { QuestionFilter } from "#api/questions/QuestionFilter.ts";
import { listTenders } from "#api/tenders/lists/listTenders.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { belowTenders } from "#api/testing/plans/belowTenders.ts";
import { companyQueries } from "#api/testing/plans/companyQueries.ts";
import {
  ADMIN,
  aloneAndInPairs,
  bothWays,
  type Fields,
  inDays,
  type List,
  type ListedQuery,
  PARTNER,
  queriesOf,
} from "#api/testing/plans/queriesOf.ts";
import { removedLists, shortLists } from "#api/testing/plans/shortLists.ts";
import { type SentTenderFilter, type TenderFilterName } from "#api/tenders/lists/tenderFilter.rules.ts";
import type { TenderOrder } from "#api/tenders/lists/TenderOrder.ts";
import { listUsers, SORTED_BY } from "#api/users/listUsers.ts";
import { User } from "#api/users/User.ts";
import type { UserFilter, UserOrder } from "#api/users/UserInput.ts";

/**
 * For each tender filter, a value that some rows of fillManyRows match. A new filter needs a value here: otherwise the
 * type check fails.
 */
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
  published: true,
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

/** Further tender filters. They match few, some, many or no tenders, and some list several values. */
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

/**
 * For each bid filter, a value that some rows of fillManyRows match. A new filter needs a value here: otherwise the
 * type check fails. Filters by id are left out, because their ids are read from the filled database.
 */
const BID_FILTER_VALUES: {
  [Name in Exclude<BidFilterName, "tenderId" | "companyId">]: NonNullable<SentBidFilter[Name]>;
} = {
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
/** Further bid filters. They match few, some, many or no bids, and some list several values. */
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

const tenderOrders = Object.keys({
  closingDate: true,
  openingDate: true,
  createdAt: true,
  tenderNumber: true,
  title: true,
  status: true,
  budgetMin: true,
  budgetMax: true,
  bidCount: true,
} satisfies Fields<TenderOrder>) as TenderOrder["field"][];
/**
 * The sort fields of `tendersByBids` and of a partner's list of tenders. `bidCount` is left out, because only
 * administrators can sort by it, and only in the list of tenders.
 */
const GROUP_ORDERS = tenderOrders.filter((field) => field !== "bidCount");
const {
  deleted: _deleted,
  createdBy: _createdBy,
  published: _published,
  withoutBids: _withoutBids,
  ...PARTNERS_TENDER_FILTERS
} = TENDER_FILTER_VALUES;
const { withoutBids: _of, ...GROUP_FILTERS } = TENDER_FILTER_VALUES;
const userOrders = Object.keys({
  createdAt: true,
  username: true,
  email: true,
  status: true,
  companyName: true,
  lastSignInAt: true,
} satisfies Fields<UserOrder>) as UserOrder["field"][];
const requestOrders = Object.keys({
  createdAt: true,
  company: true,
} satisfies Fields<ContactRequestOrder>) as ContactRequestOrder["field"][];
const contentOrders = Object.keys({
  createdAt: true,
  title: true,
} satisfies Fields<ContentOrder>) as ContentOrder["field"][];

/** Question filters: each state alone and with each other filter, and the other filters alone and together. */
const QUESTION_FILTERS = (tenderId: string): QuestionFilter[] =>
  QUESTION_STATES.flatMap((state, place) =>
    aloneAndInPairs<QuestionFilter>({ state, tenderId, changedSince: inDays(-3) }).filter(
      (filter) => place === 0 || "state" in filter,
    ),
  );

/** The limit of the p99 time of each query of procurement figures, in milliseconds. */
const FIGURES_MS = 300;

/** Figures as the screen of figures asks for them: for a year, also of one category, country or search. */
const MEASURED: Partial<FiguresAsked>[] = [
  { groupBy: "MONTH" },
  { groupBy: "CATEGORY" },
  { groupBy: "COUNTRY" },
  { groupBy: "BUYER" },
  { groupBy: "MONTH", thenBy: "CATEGORY" },
  { groupBy: "MONTH", filter: { category: ["Design"] } },
  { groupBy: "MONTH", filter: { country: ["Kenya"] } },
  { groupBy: "MONTH", filter: { search: "bansenlo" } },
];

/** The fields that the screen reads. */
const ON_SCREEN = [
  "tenders",
  "bids",
  "medianBids",
  "shareWithoutBids",
  "shareWithOneBid",
  "shareWithTwoBids",
  "shareWithMoreBids",
  "wins",
  "winsBelowBudget",
  "winsWithinBudget",
  "winsAboveBudget",
  "awardedValue",
  "medianAwardOfBudget",
  "medianDaysOpen",
  "medianDaysToOpening",
  "medianDaysToDecision",
  "cancelled",
  "awaitingDecision",
  "questions",
  "medianHoursToAnswer",
  "addenda",
  "newBidders",
  "returningBidders",
];

const readFigures = (db: DataSource, asked: Partial<FiguresAsked>, fields: readonly string[]) =>
  readProcurementFigures(
    { db, user: ADMIN, token: null },
    { groupBy: "MONTH", thenBy: null, from: null, to: null, filter: {}, ...asked },
    new Set(fields),
  );

/**
 * The queries of both desks and of the procurement figures. readNothingWaits reads what the desk shows to a company
 * without tasks. It is measured for two companies, of which the second one has few matching tenders.
 */
function deskQueries(companyId: string, rareCompanyId: string): ListedQuery[] {
  return [
    { name: "myDesk", read: (db) => readMyDesk({ db, user: { id: companyId } }) },
    { name: "myDesk, the next closings", read: (db) => readNextClosings(db, companyId) },
    { name: "myDesk, nothing waits", read: (db) => readNothingWaits(db, companyId) },
    { name: "myDesk, nothing waits and little fits", read: (db) => readNothingWaits(db, rareCompanyId) },
    { name: "adminDesk", read: (db) => readAdminDesk({ db, user: { id: companyId } }) },
    ...(["MONTH", "CATEGORY", "COUNTRY"] as const).flatMap((groupBy) =>
      [
        { from: null, to: null },
        { from: inDays(-400), to: null },
        { from: null, to: inDays(-2000) },
        { from: inDays(-400), to: inDays(-300) },
      ].map((months) => ({
        name: `procurementFigures ${groupBy} ${JSON.stringify(months)}`,
        read: (db: DataSource) => readFigures(db, { groupBy, ...months }, COUNTED_FIGURES),
        mostMs: FIGURES_MS,
      })),
    ),
    ...MEASURED.map((asked) => ({
      name: `procurementFigures, all of a year, ${JSON.stringify(asked)}`,
      read: (db: DataSource) => readFigures(db, { from: inDays(-365), ...asked }, ON_SCREEN),
      mostMs: FIGURES_MS,
    })),
  ];
}

/**
 * The queries of the desks and of every list of the schema: in every order, with each filter alone and with each pair
 * of filters. `npm run bench:plans` measures these queries, and plans.test.ts checks their plans.
 */
export async function listedQueries(db: DataSource): Promise<ListedQuery[]> {
  const { id: tenderId } = await db.getRepository(Tender).findOneByOrFail({ status: "open" });
  const heavy = await db
    .createQueryBuilder(Bid, "bid")
    .select("bid.companyId", "companyId")
    .groupBy("bid.companyId")
    .orderBy("count(*)", "DESC")
    .limit(1)
    .getRawOne<{ companyId: string }>();
  const companyId = heavy?.companyId ?? "";
  // A company that few tenders match: no tender category is called Other, and its country is a rare one.
  const { userId: rareCompanyId } = await db
    .getRepository(CompanyProfile)
    .findOneOrFail({ where: { industry: "Other" }, order: { addressCountry: "DESC" } });
  const partner: List<SentTenderFilter> = ({ db: own }, page, filter, order) =>
    listTenders({ db: own, user: PARTNER, token: null }, page, filter, order);
  const tenderFilters = [{}, ...aloneAndInPairs(TENDER_FILTER_VALUES), ...MORE_TENDER_FILTERS];
  return [
    ...queriesOf({
      name: "tenders",
      entity: Tender,
      list: listTenders,
      filters: tenderFilters,
      orders: bothWays(tenderOrders),
    }),
    ...queriesOf({
      name: "tenders of a partner",
      entity: Tender,
      list: partner,
      filters: [{}, ...aloneAndInPairs(PARTNERS_TENDER_FILTERS)],
      orders: bothWays(GROUP_ORDERS),
      inTurn: true,
    }),
    ...BID_GROUPS.flatMap((group) =>
      queriesOf({
        name: `tendersByBids ${group}`,
        entity: Tender,
        list: (context, page, filter: SentTenderFilter, order) =>
          listTendersByBids(context, page, group, filter, { order }),
        filters: [{}, ...aloneAndInPairs(GROUP_FILTERS)],
        orders: bothWays(GROUP_ORDERS),
        inTurn: true,
      }),
    ),
    ...AWAITED.flatMap((awaits) =>
      queriesOf({
        name: `tendersByBids awaits ${awaits}`,
        entity: Tender,
        list: (context, page, filter: SentTenderFilter, order) =>
          listTendersByBids(context, page, "awaitingDecision", filter, { awaits, order }),
        filters: [{}, ...aloneAndInPairs(GROUP_FILTERS).filter((filter) => Object.keys(filter).length === 1)],
        orders: bothWays(GROUP_ORDERS),
        inTurn: true,
      }),
    ),
    ...queriesOf({
      name: "tendersByBids withBids awaits secondPerson",
      entity: Tender,
      list: (context, page, filter: SentTenderFilter, order) =>
        listTendersByBids(context, page, "withBids", filter, { awaits: "secondPerson", order }),
      filters: [{}, { search: "bridge" }],
      orders: [],
    }),
    ...BID_GROUPS.flatMap((group) =>
      queriesOf<SentBidFilter>({
        name: `tendersByBids ${group} with bids`,
        entity: Tender,
        list: (context, page, filter) => listTendersByBids(context, page, group, {}, { bids: filter }),
        filters: [
          ...Object.entries(BID_FILTER_VALUES)
            .filter(([name]) => name !== "includeWithdrawn")
            .map(([name, value]) => ({ [name]: value })),
          ...MORE_BID_FILTERS,
        ],
        orders: [],
      }),
    ),
    ...queriesOf<SentBidFilter>({
      name: "bids",
      entity: Bid,
      list: listBids,
      filters: [
        {},
        ...aloneAndInPairs({ tenderId, companyId, ...BID_FILTER_VALUES } satisfies Record<
          keyof typeof BID_FILTERS,
          unknown
        >),
      ],
      more: MORE_BID_FILTERS,
      orders: bothWays(BID_ORDER_NAMES),
    }),
    ...queriesOf<AuditFilter>({
      name: "auditEvents",
      entity: AuditEvent,
      list: listAuditEvents,
      filters: [
        {},
        ...aloneAndInPairs<Required<AuditFilter>>({
          act: "decideBid",
          actor: companyId,
          tenderId,
          bidId: tenderId,
          userId: companyId,
          outcome: "refused",
          from: inDays(-3),
          to: inDays(-2400),
        }),
        { outcome: "done" },
      ],
      orders: [],
    }),
    ...queriesOf<NoticeFilter>({
      name: "notices",
      entity: Notice,
      list: ({ db: own }, page, filter) => listNotices({ db: own, user: { ...PARTNER, id: companyId } }, page, filter),
      filters: [
        {},
        ...aloneAndInPairs<Required<NoticeFilter>>({
          unread: true,
          tenderId,
          kind: "closingSoon",
          about: "ownQuestions",
        }),
        { unread: true, about: "outcomes" },
        { unread: false },
        { kind: "bidReceived" },
      ],
      orders: [],
    }),
    { name: "unreadNotices", read: (own) => countUnread(own, companyId) },
    { name: "due notices", read: (own) => claimDueNotices(own) },
    ...queriesOf<QuestionFilter>({
      name: "questions",
      entity: Question,
      list: listQuestions,
      filters: [{}, ...QUESTION_FILTERS(tenderId)],
      orders: [],
    }),
    ...queriesOf<QuestionFilter>({
      name: "myQuestions",
      entity: Question,
      list: ({ db: own }, page, filter) =>
        listMyQuestions({ db: own, user: { ...PARTNER, id: companyId } }, page, filter),
      filters: [{}, ...QUESTION_FILTERS(tenderId)],
      orders: [],
    }),
    ...queriesOf<SentBidFilter>({
      name: "myBids",
      entity: Bid,
      list: ({ db: own }, page, filter, order) =>
        listBids({ db: own, user: { ...PARTNER, id: companyId } }, page, filter, order, undefined, { onlyOwn: true }),
      filters: [{}, ...aloneAndInPairs({ tenderId, ...BID_FILTER_VALUES })],
      orders: bothWays(BID_ORDER_NAMES),
      inTurn: true,
    }),
    ...belowTenders({
      filters: aloneAndInPairs({ companyId, ...BID_FILTER_VALUES }).filter(
        (filter) => Object.keys(filter).length === 1,
      ),
      orders: bothWays(BID_ORDER_NAMES),
    }),
    ...shortLists(companyId),
    ...removedLists(),
    ...deskQueries(companyId, rareCompanyId),
    ...queriesOf<UserFilter>({
      name: "users",
      entity: User,
      list: listUsers,
      filters: [
        {},
        ...aloneAndInPairs<Required<UserFilter>>({
          search: "kamori",
          status: ["blocked"],
          isAdmin: true,
          deleted: true,
          changedSince: inDays(-3),
        }),
        { search: "user77@" },
        { search: "works" },
        { search: "xyzzy" },
        { search: "%" },
      ],
      orders: bothWays(userOrders),
      cursorNames: SORTED_BY,
    }),
    ...companyQueries(),
    ...queriesOf<ContactRequestFilter>({
      name: "contactRequests",
      entity: ContactRequest,
      list: listContactRequests,
      filters: [
        {},
        ...aloneAndInPairs<Required<ContactRequestFilter>>({
          search: "kamori",
          role: ["supplier"],
          handled: false,
          changedSince: inDays(-3),
        }),
        { handled: true },
        { search: "xyzzy" },
      ],
      orders: bothWays(requestOrders),
    }),
    ...[BlogPost, Project].flatMap((entity) =>
      queriesOf({
        name: entity === BlogPost ? "blogPosts" : "projects",
        entity,
        list: ({ db: own, user }, page, filter: object, order) =>
          listContent<BlogPost | Project>({ db: own, user, token: null }, entity, page, filter, order),
        filters: [
          {},
          { state: "unpublished" },
          { state: "all" },
          { changedSince: inDays(-3) },
          { state: "unpublished", changedSince: inDays(-3) },
          { state: "all", changedSince: inDays(-3) },
        ],
        orders: bothWays(contentOrders),
      }),
    ),
  ];
}
