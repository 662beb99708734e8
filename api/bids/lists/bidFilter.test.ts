import { COUNTRY_NAMES } from "#api/core/rules/filterKinds.rules.ts";
import fc, { type Arbitrary } from "fast-check";

import { BID_STATUSES } from "#api/bids/bidStatus.rules.ts";
import { BID_FILTERS, type BidFilterName, type BidFilterValues } from "#api/bids/lists/bidFilter.rules.ts";
import { BID_ORDER_NAMES, type BidOrderName } from "#api/bids/lists/bidOrder.rules.ts";
import { listBids } from "#api/bids/lists/listBids.ts";
import { COUNTRIES } from "#api/core/rules/country.rules.ts";
import { type FilterTexts, givenIn, parseFilter } from "#api/core/rules/filterSet.rules.ts";
import { foldCase } from "#api/core/rules/foldCase.rules.ts";
import { TENDER_CATEGORIES } from "#api/tenders/tenderCategory.rules.ts";
import { TENDER_STATUSES, type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";
import {
  aBid,
  aBidder,
  anAddendum,
  anAdmin,
  aPartner,
  aSubmittedBid,
  aTender,
  daysFromNow,
  tenderInput,
} from "#api/testing/builders/builders.ts";
import { aSealedTender } from "#api/testing/builders/sealedTenders.ts";
import { asReplica, testApp } from "#api/testing/testApp.ts";

const DAY = 24 * 60 * 60 * 1000;
const BIDS = 40;
const NOW = new Date();
const MIDNIGHT = Date.UTC(2026, 0, 2);

/** A generated bid, with the properties of its company and its tender that filters and orders read. */
interface Made {
  number: string;
  title: string;
  company: string;
  country: string | null;
  status: (typeof BID_STATUSES)[number];
  /** null for a sealed bid. */
  terms: { amount: number; days: number } | null;
  submittedAt: Date;
  updatedAt: Date;
  decidedAt: Date | null;
  withdrawn: boolean;
  tender: { category: string; country: string; status: TenderStatus; hasClosed: boolean; isDeleted: boolean };
}

const SIGNS = Array.from("aAÉé%_\\' ßİıΣςσ語𐐀𐐨\u00A0").concat("e\u0301");
const text = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...SIGNS), minLength, maxLength });
const amount = fc.constantFrom(1, 99, 100, 101, 2 ** 31, Number.MAX_SAFE_INTEGER);
const days = fc.constantFrom(1, 30, 31, 36_500);
const moment = fc
  .tuple(fc.constantFrom(-1, 0, 1), fc.constantFrom(-1, 0, 1))
  .map(([day, milliseconds]) => new Date(MIDNIGHT + day * DAY + milliseconds));
const few = COUNTRIES.slice(0, 3);

const made: Arbitrary<Made> = fc.record({
  number: text(1, 3),
  title: text(1, 4),
  company: text(1, 4),
  country: fc.constantFrom(null, ...few),
  status: fc.constantFrom(...BID_STATUSES),
  terms: fc.option(fc.record({ amount, days })),
  submittedAt: moment,
  updatedAt: moment,
  decidedAt: fc.option(moment),
  withdrawn: fc.nat(3).map((chosen) => chosen === 0),
  tender: fc.record({
    category: fc.constantFrom(...TENDER_CATEGORIES),
    country: fc.constantFrom(...few),
    status: fc.constantFrom(...TENDER_STATUSES),
    hasClosed: fc.boolean(),
    isDeleted: fc.nat(4).map((chosen) => chosen === 0),
  }),
});

const ids = (kind: string, place: number) => `01890000-0000-7000-8000-${kind}${String(place).padStart(11, "0")}`;
const contains = (wanted: string, ...texts: string[]) => texts.some((each) => foldCase(each).includes(wanted));

type Values = { [Name in BidFilterName]: NonNullable<BidFilterValues[Name]> };
/** For each filter, decides in TypeScript whether a bid matches. The test compares the result with that of the SQL. */
const KEEPS: { [Name in BidFilterName]: (bid: Made, wanted: Values[Name], place: number) => boolean } = {
  tenderId: (_bid, wanted, place) => wanted === ids("1", place),
  companyId: (_bid, wanted, place) => wanted === ids("2", place),
  status: ({ status }, wanted) => wanted.includes(status),
  includeWithdrawn: ({ withdrawn }, wanted) => wanted || !withdrawn,
  amountFrom: ({ terms }, least) => terms !== null && terms.amount >= least,
  amountTo: ({ terms }, most) => terms !== null && terms.amount <= most,
  daysFrom: ({ terms }, least) => terms !== null && terms.days >= least,
  daysTo: ({ terms }, most) => terms !== null && terms.days <= most,
  country: ({ country }, wanted) => wanted.some((name) => name === country),
  search: ({ number, title, company }, wanted) => contains(wanted, number, title, company),
  submittedFrom: ({ submittedAt }, from) => submittedAt >= from,
  submittedTo: ({ submittedAt }, to) => submittedAt <= to,
  decidedFrom: ({ decidedAt }, from) => decidedAt !== null && decidedAt >= from,
  decidedTo: ({ decidedAt }, to) => decidedAt !== null && decidedAt <= to,
  tenderCategory: ({ tender }, wanted) => wanted.some((name) => name === tender.category),
  tenderCountry: ({ tender }, wanted) => wanted.some((name) => name === tender.country),
  tenderStatus: ({ tender }, wanted) => wanted.includes(tender.status),
  changedSince: ({ updatedAt }, since) => updatedAt >= since,
  awaitsDecision: ({ status, withdrawn, tender }, wanted) =>
    wanted ===
    (status === "pending" &&
      !withdrawn &&
      !tender.isDeleted &&
      (tender.status === "closed" || (tender.status === "open" && tender.hasClosed))),
};
const BY_THE_TENDER: BidFilterName[] = ["tenderCategory", "tenderCountry", "tenderStatus"];

const flag = fc.constantFrom("true", "false");
const edge = moment.chain((instant) => fc.constantFrom(instant.toISOString(), instant.toISOString().slice(0, 10)));
/** For each filter, generates values as a query string contains them. */
const TYPED: Record<BidFilterName, Arbitrary<string>> = {
  tenderId: fc.nat(5).map((place) => ids("1", place)),
  companyId: fc.nat(5).map((place) => ids("2", place)),
  status: fc.constantFrom(...BID_STATUSES),
  includeWithdrawn: flag,
  amountFrom: amount.map(String),
  amountTo: amount.map(String),
  daysFrom: days.map(String),
  daysTo: days.map(String),
  country: fc.constantFrom(...few),
  search: text(0, 2),
  submittedFrom: edge,
  submittedTo: edge,
  decidedFrom: edge,
  decidedTo: edge,
  tenderCategory: fc.constantFrom(...TENDER_CATEGORIES),
  tenderCountry: fc.constantFrom(...few),
  tenderStatus: fc.constantFrom(...TENDER_STATUSES),
  changedSince: edge,
  awaitsDecision: flag,
};
type Texts = FilterTexts<typeof BID_FILTERS>;
/** Generates a list of filters: an empty one, each filter alone, and four random combinations. */
const filters = fc
  .tuple(fc.record(TYPED), fc.array(fc.record(TYPED, { requiredKeys: [] }), { minLength: 4, maxLength: 4 }))
  .map(([all, some]): Texts[] => [
    {},
    ...(Object.keys(BID_FILTERS) as BidFilterName[]).map((name) => ({ [name]: all[name] })),
    ...some,
  ]);

type Api = Awaited<ReturnType<typeof testApp>>;

/**
 * Replaces the stored bids with the generated ones. The rows are inserted by SQL, because some generated combinations
 * cannot be reached by mutations.
 */
async function store(api: Api, bids: Made[], createdBy: string) {
  await asReplica(
    api,
    "TRUNCATE tenders CASCADE; DELETE FROM company_profiles; DELETE FROM users WHERE username LIKE 'made-%'",
  );
  const rows = bids.map((bid, place) => {
    const { tender } = bid;
    const fields = {
      ...tenderInput(),
      id: ids("1", place),
      category: tender.category,
      country: tender.country,
      closing: new Date(NOW.getTime() + (tender.hasClosed ? -DAY : DAY)),
      deleted: tender.isDeleted ? NOW : null,
    };
    return { ...bid, fields, id: ids("3", place), companyId: ids("2", place), place };
  });
  await api.db.transaction(async (tx) => {
    await tx.query("SET LOCAL session_replication_role = replica");
    const each = (sql: string) =>
      tx.query(`WITH made AS (SELECT value AS bid FROM json_array_elements($1)) ${sql}`, [JSON.stringify(rows)]);
    await each(`INSERT INTO tenders (id, tender_number, title, description, category, budget_min, budget_max, opening_date, closing_date, location, country, requirements, status, deleted_at, created_by)
      SELECT (bid -> 'fields' ->> 'id')::uuid, bid -> 'fields' ->> 'tenderNumber', 'T', 'D', bid -> 'tender' ->> 'category', 1, 2, now(), (bid -> 'fields' ->> 'closing')::timestamptz, 'L', bid -> 'tender' ->> 'country', 'R',
             bid -> 'tender' ->> 'status', (bid -> 'fields' ->> 'deleted')::timestamptz, '${createdBy}' FROM made`);
    await each(
      "INSERT INTO users (id, username, email, password_hash) SELECT (bid ->> 'companyId')::uuid, 'made-' || (bid ->> 'place'), (bid ->> 'place') || '@example.org', 'none' FROM made",
    );
    await each(
      "INSERT INTO company_profiles (user_id, company_name, address_country) SELECT (bid ->> 'companyId')::uuid, bid ->> 'company', bid ->> 'country' FROM made",
    );
    await each(`INSERT INTO bids (id, tender_id, tender_number, tender_title, company_id, status, updated_at, decided_at, withdrawn_at)
      SELECT (bid ->> 'id')::uuid, (bid -> 'fields' ->> 'id')::uuid, bid ->> 'number', bid ->> 'title', (bid ->> 'companyId')::uuid, bid ->> 'status', (bid ->> 'updatedAt')::timestamptz,
             CASE WHEN bid ->> 'status' <> 'pending' THEN (bid ->> 'decidedAt')::timestamptz END, CASE WHEN (bid ->> 'withdrawn')::boolean THEN now() END FROM made`);
    await each(`INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, sealed_terms, submitted_at)
      SELECT (bid ->> 'id')::uuid, 1, (bid -> 'terms' ->> 'amount')::bigint, CASE WHEN bid ->> 'terms' IS NOT NULL THEN repeat('.', 50) END, (bid -> 'terms' ->> 'days')::int,
             CASE WHEN bid ->> 'terms' IS NULL THEN 'sealed' END, (bid ->> 'submittedAt')::timestamptz FROM made`);
  });
}

test.each([true, false])(
  "each filter keeps the bids that its rule keeps, for an administrator: %s",
  async (isAdmin) => {
    const api = await testApp();
    const viewer = await api.has(isAdmin ? anAdmin() : aPartner());

    await fc.assert(
      fc.asyncProperty(fc.array(made, { minLength: BIDS, maxLength: BIDS }), filters, async (generated, filter) => {
        // Give each decided bid a decision time, and pending bids none.
        const bids = generated.map((bid) => ({
          ...bid,
          decidedAt: bid.status === "pending" ? null : (bid.decidedAt ?? bid.submittedAt),
        }));
        await store(api, bids, viewer.id);

        for (const texts of filter) {
          const wanted = { ...parseFilter(BID_FILTERS, texts) };
          const given = givenIn(BID_FILTERS, { ...wanted, includeWithdrawn: wanted.includeWithdrawn ?? false });
          const { nodes } = await listBids({ db: api.db, user: viewer }, { first: 100 }, wanted);
          const expected = bids.flatMap((bid, place) => {
            const hidden =
              !isAdmin && bid.tender.status === "draft" && given.some((name) => BY_THE_TENDER.includes(name));
            const keeps = (name: BidFilterName) =>
              (KEEPS[name] as (one: Made, value: unknown, at: number) => boolean)(bid, wanted[name] ?? false, place);
            return !hidden && given.every(keeps) ? [ids("3", place)] : [];
          });

          expect({ texts, ids: nodes.map(({ id }) => id).sort() }).toEqual({ texts, ids: expected });
        }
      }),
      { numRuns: 8, endOnFailure: true },
    );
  },
);

/** For each order, the value by which it sorts a bid; null if the order leaves the bid out. */
const SORTS: Record<BidOrderName, (bid: Made, place: number) => string | number | null> = {
  submittedAt: ({ submittedAt }) => submittedAt.getTime(),
  bidAmount: ({ terms }) => terms?.amount ?? null,
  timelineDays: ({ terms }) => terms?.days ?? null,
  decidedAt: ({ decidedAt }) => decidedAt?.getTime() ?? null,
  status: ({ status }) => status,
  companyName: ({ company }) => company,
  companyCountry: ({ country }) => country,
  tenderCategory: ({ tender }) => tender.category,
  tenderCountry: ({ tender }) => tender.country,
  tenderNumber: ({ number }) => number,
  tenderClosingDate: ({ tender }) => (tender.hasClosed ? 0 : 1),
  id: (_bid, place) => place,
};

test.each([
  ["without a filter", {}],
  ["with one that is estimated first", { submittedFrom: new Date(0) }],
  ["with one that keeps those of some days", { decidedFrom: new Date(0) }],
])(
  "every order lists each bid that has what it sorts by once over all pages, in both directions: %s",
  async (_what, filter) => {
    const api = await testApp();
    const viewer = await api.has(anAdmin());
    const plain = fc.record({
      number: fc.constantFrom("T-1", "T-2"),
      company: fc.constantFrom("Mpoko", "Osun", "Niger"),
      status: fc.constantFrom(...BID_STATUSES),
    });
    const [bids = []] = fc.sample(
      fc.array(
        fc.tuple(made, plain).map(([bid, more]): Made => ({
          ...bid,
          ...more,
          withdrawn: false,
          decidedAt: more.status === "pending" ? null : bid.submittedAt,
        })),
        { minLength: 30, maxLength: 30 },
      ),
      1,
    );
    await store(api, bids, viewer.id);

    for (const field of BID_ORDER_NAMES)
      for (const direction of ["ascending", "descending"] as const) {
        const found: string[] = [];
        let after: string | null = null;
        do {
          const { nodes, pageInfo } = await listBids({ db: api.db, user: viewer }, { first: 7, after }, filter, {
            field,
            direction,
          });
          found.push(...nodes.map(({ id }) => id));
          after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
        } while (after !== null);
        const sorted = bids
          .map((bid, place) => ({
            value: "decidedFrom" in filter && !bid.decidedAt ? null : SORTS[field](bid, place),
            id: ids("3", place),
          }))
          .filter(({ value }) => value !== null)
          .sort((one, other) =>
            one.value! < other.value! ? -1 : one.value! > other.value! ? 1 : one.id < other.id ? -1 : 1,
          )
          .map(({ id }) => id);

        expect({ field, direction, found }).toEqual({
          field,
          direction,
          found: direction === "ascending" ? sorted : sorted.toReversed(),
        });
      }
  },
);

const LIST =
  "query ($filter: BidFilter, $orderBy: BidOrder, $after: String) { bids(filter: $filter, orderBy: $orderBy, after: $after) { totalCount nodes { id } pageInfo { endCursor } } }";
const MINE = LIST.replace("bids(", "myBids(");

test.each([
  [{ tenderId: "1" }, "tenderId", "Must be an id: a UUID"],
  [{ companyId: "osun" }, "companyId", "Must be an id: a UUID"],
  [{ country: ["Atlantis"] }, "country", COUNTRY_NAMES.expected],
  [{ tenderCountry: ["Kenya", "ken"] }, "tenderCountry", COUNTRY_NAMES.expected],
  [{ daysFrom: -1 }, "daysFrom", "Must be from 0 to 36,500 days"],
  [{ daysTo: 36_501 }, "daysTo", "Must be from 0 to 36,500 days"],
])("a filter with a wrong value is refused by its name, with what is expected: %j", async (filter, name, expected) => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));

  const { errors } = await admin.graphql(LIST, { filter });

  expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: { [name]: expected } } }]);
});

const FILE = { name: "Method.pdf", bytes: 9, sha256: "c".repeat(64) };

test.each([
  [
    "the address of a document",
    "bidder",
    `mutation ($id: ID!) { done: giveDocumentAddress(bidId: $id, sha256: "${FILE.sha256}", url: "https://example.org/m.pdf") { id } }`,
    "open",
  ],
  [
    "a confirmed addendum",
    "bidder",
    "mutation ($id: ID!) { done: confirmAddenda(bidId: $id, upTo: 1) { id } }",
    "open",
  ],
  [
    "another reason of the same decision",
    "admin",
    `mutation ($id: ID!) { done: decideBid(id: $id, status: rejected, reason: { reason: price }) { id } }`,
    "closed",
  ],
] as const)(
  "changedSince lists a bid of which another table holds what has changed: %s",
  async (_what, who, change, status) => {
    const api = await testApp();
    const [tender, bidder, adminUser] = [
      await api.has(aTender({ status: "open" })),
      api.as(await api.has(aBidder())),
      await api.has(anAdmin()),
    ];
    const admin = api.as(adminUser);
    const { data } = await bidder.graphql("mutation ($input: BidInput!) { submitBid(input: $input) { id } }", {
      input: { ...aBid({ tenderId: tender.id }), documents: [FILE] },
    });
    const { id } = data.submitBid;
    await api.has(anAddendum({ tenderId: tender.id, issuedBy: adminUser.id }));
    if (status === "closed") {
      await api.db.query("UPDATE tenders SET status = 'closed' WHERE id = $1", [tender.id]);
      await admin.graphql("mutation ($id: ID!) { decideBid(id: $id, status: rejected) { id } }", { id });
    }
    const since = async (changedSince?: string) =>
      (
        await admin.graphql("query ($filter: BidFilter) { bids(filter: $filter) { changesUntil nodes { id } } }", {
          filter: { changedSince },
        })
      ).data.bids;
    const { changesUntil } = await since();
    expect((await since(changesUntil)).nodes).toEqual([]);

    const { errors } = await { bidder, admin }[who].graphql(change, { id });

    expect(errors).toBeUndefined();
    expect((await since(changesUntil)).nodes).toEqual([{ id }]);
  },
);

test("a cursor holds only for the order that it was made for", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  await api.has(aSubmittedBid());
  const by = (field: string) => ({ orderBy: { field, direction: "ascending" } });

  const { data } = await admin.graphql(LIST, by("companyName"));
  const { errors } = await admin.graphql(LIST, { ...by("tenderClosingDate"), after: data.bids.pageInfo.endCursor });
  const forged = await admin.graphql(LIST, {
    ...by("tenderClosingDate"),
    after: Buffer.from(JSON.stringify(["tenderClosingDate", "soon", ids("3", 1)])).toString("base64url"),
  });

  for (const refused of [errors, forged.errors])
    expect(refused).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: { after: expect.any(String) } } }]);
});

test("no filter and no order by terms tells anything of a sealed bid", async () => {
  const api = await testApp();
  const [tender, company, admin] = [
    await api.has(aSealedTender()),
    await api.has(aBidder()),
    api.as(await api.has(anAdmin())),
  ];
  const submitted = await api.as(company).post("/api/bids", {
    tenderId: tender.id,
    bidAmount: 100,
    timelineDays: 30,
    technicalProposal: "We launch the girders from the south bank.".repeat(2),
    documentsUrl: null,
  });
  expect(submitted.status).toBe(201);

  for (const client of [admin, api.as(company)])
    for (const variables of [
      { filter: { amountFrom: 0 } },
      { filter: { amountTo: Number.MAX_SAFE_INTEGER } },
      { filter: { daysFrom: 0 } },
      { filter: { daysTo: 36_500 } },
      { orderBy: { field: "bidAmount", direction: "ascending" } },
      { orderBy: { field: "timelineDays", direction: "descending" } },
    ]) {
      const { data } = await client.graphql(client === admin ? LIST : MINE, variables);

      expect(data[client === admin ? "bids" : "myBids"]).toMatchObject({ totalCount: 0, nodes: [] });
    }
});

test("of a tender that was set back to draft a partner learns nothing through the own bid's filters and cursors", async () => {
  const api = await testApp();
  const [tender, company] = [
    await api.has(aTender({ category: "Design", country: "Kenya", status: "draft", closingDate: daysFromNow(3) })),
    await api.has(aBidder()),
  ];
  await api.has(aSubmittedBid({ tenderId: tender.id, companyId: company.id }));
  const [bidder, admin] = [api.as(company), api.as(await api.has(anAdmin()))];

  for (const variables of [
    { filter: { tenderCategory: ["Design"] } },
    { filter: { tenderCountry: ["Kenya"] } },
    { filter: { tenderStatus: ["draft"] } },
    ...["tenderClosingDate", "tenderCategory", "tenderCountry"].map((field) => ({
      orderBy: { field, direction: "ascending" },
    })),
  ]) {
    const mine = await bidder.graphql(MINE, variables);
    const all = await admin.graphql(LIST, variables);

    expect(mine.data.myBids).toEqual({ totalCount: 0, nodes: [], pageInfo: { endCursor: null } });
    expect(all.data.bids.totalCount).toBe(1);
  }
  expect((await bidder.graphql(MINE, {})).data.myBids.totalCount).toBe(1);
});
