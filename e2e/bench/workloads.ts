import { setImmediate as nextTurn } from "node:timers/promises";

import { COUNTRIES } from "#api/core/rules/country.rules.ts";
import { TENDER_CATEGORIES } from "#api/tenders/tenderCategory.rules.ts";
import { BROWSER_HEADERS, browserRequest } from "#api/testing/browserRequest.ts";
import { tenderRoutes } from "#api/tenders/tender.routes.ts";
import { cookieOf, COMPANIES } from "./benchDatabase.ts";
import type { Answer, KeepAlive } from "./KeepAlive.ts";

export type Side = "limit" | "express" | "apollo" | "product";

/** Values that the units of one round share: a counter, and tenders that accept bids. */
export interface Round {
  next: () => number;
  tenders: string[];
}

/** One repetition of a workload: all requests of one list, one poll or one bid. Resolves with the answers. */
type Unit = (client: KeepAlive, round: Round) => Promise<Answer[]>;

export interface Workload {
  name: string;
  /** The lowest ratio of the product to `limit` that we accept. The benchmark prints it, but does not enforce it. */
  goal: number;
  openTenders: 100 | 1000 | 10_000;
  /** If set, the workload runs on a database with the 1,000,000 tenders of fillManyRows. */
  atMillion?: true;
  clients: number;
  units: Partial<Record<Side, Unit>>;
  /** If set, each side runs this number of units instead of a fixed time. */
  burst?: number;
  /** The part of the answers that must be the same on all sides, which the benchmark checks before it measures. */
  content?: (answers: Answer[]) => object[];
}

const PARTNER = cookieOf("company1");
const { "accept-encoding": _packed, ...UNPACKED } = BROWSER_HEADERS;
const PACKED = { "accept-encoding": "gzip, deflate, br" };

async function ok(answer: Promise<Answer>, status = 200) {
  const settled = await answer;
  if (settled.status !== status)
    throw new Error(`${settled.status} instead of ${status}: ${settled.body.toString().slice(0, 500)}`);
  return settled;
}

const get =
  (path: string, headers: Record<string, string> = {}, status = 200): Unit =>
  async (client) => [await ok(client.send("GET", path, headers), status)];

const bearer = (username: string) => ({ authorization: `Bearer ${username}` });

/** Sends an operation to the peer `apollo`. */
const apollo = (client: KeepAlive, query: string, variables: object = {}, username = "company1") =>
  ok(client.send("POST", "/graphql", bearer(username), JSON.stringify({ query, variables })));

/** Sends a query without the browser's header that asks for compression, because the peers do not compress. */
const graphql = (client: KeepAlive, query: string, variables: object, cookie = PARTNER) =>
  ok(client.send("POST", "/graphql", { ...UNPACKED, cookie }, JSON.stringify({ query, variables })));

/** Sends the request with which the web client polls for changes. */
const poll: Unit = async (client) => {
  const { method, path, headers } = browserRequest("TenderRevision");
  return [await ok(client.send(method, path, { ...headers, cookie: PARTNER }))];
};

interface Page {
  data: { tenders: { pageInfo: { hasNextPage: boolean; endCursor: string | null } } };
}

/**
 * The cursor of the next page, by client host, query and current cursor. The list does not change, so the benchmark
 * reads each cursor from a parsed answer only once, which saves processor time.
 */
const cursors = new Map<string, string | null>();

/** Requests all pages of a list, one after another. */
const everyPage =
  (query: string): Unit =>
  async (client) => {
    const answers: Answer[] = [];
    for (let after: string | null = null; ;) {
      const answer: Answer = await graphql(client, query, { first: 100, after });
      answers.push(answer);
      const key: string = client.host + query + String(after);
      if (!cursors.has(key)) cursors.set(key, await nextCursor(client, query, after));
      after = cursors.get(key) ?? null;
      if (after === null) return answers;
    }
  };

async function nextCursor(client: KeepAlive, query: string, after: string | null) {
  const plain = await ok(
    client.send(
      "POST",
      "/graphql",
      { cookie: PARTNER, accept: "application/json" },
      JSON.stringify({ query, variables: { first: 100, after } }),
    ),
  );
  const { hasNextPage, endCursor } = (JSON.parse(plain.body.toString()) as Page).data.tenders.pageInfo;
  return hasNextPage ? endCursor : null;
}

/** A GraphQL query of the fields that the REST list of tenders returns. */
const LIST = (tenderRoutes[0]?.operation ?? "")
  .replace("result: ", "")
  .replace("first: 100", "first: $first")
  .replace("($after", "($first: Int!, $after");
/** What a buyer reads on a page of tenders with their bids. */
const TENDER_WITH_BIDS = (bids: string) =>
  `{ id tenderNumber title status closingDate ${bids} { id bidAmount timelineDays technicalProposal documentsUrl status submittedAt company { companyName email } } }`;
const WITH_BIDS = `query ($first: Int!) { tenders(first: $first) { nodes ${TENDER_WITH_BIDS("bids(first: 50)")} } }`;
const FIELDS = /nodes (\{[^}]*\})/.exec(LIST)?.[1] ?? "";
const BID_FIELDS = "{ id companyId status submittedAt bidAmount technicalProposal timelineDays documentsUrl tenderId }";

const FILTERED = `query ($filter: TenderFilter) { tenders(first: 20, filter: $filter) { nodes ${FIELDS} } }`;

/** A filter with a different budget in each unit, so that no cached answer is used. */
function filterOf({ next }: Round) {
  const unit = next();
  return {
    country: COUNTRIES[unit % 50] ?? "",
    category: TENDER_CATEGORIES[unit % TENDER_CATEGORIES.length] ?? "",
    budgetFrom: 100_000 + 7 * unit,
  };
}

const filteredBaseline: Unit = async (client, round) => {
  const { country, category, budgetFrom } = filterOf(round);
  return [
    await ok(
      client.send(
        "GET",
        `/filtered?${new URLSearchParams({ country, category, budgetFrom: String(budgetFrom) }).toString()}`,
        bearer("company1"),
      ),
    ),
  ];
};

const filteredApollo: Unit = async (client, round) => [
  await apollo(
    client,
    `query ($country: String!, $category: String!, $budgetFrom: SafeInt!) { filtered(country: $country, category: $category, budgetFrom: $budgetFrom) ${FIELDS} }`,
    filterOf(round),
  ),
];

const filtered: Unit = async (client, round) => {
  const { country, category, budgetFrom } = filterOf(round);
  return [await graphql(client, FILTERED, { filter: { country: [country], category: [category], budgetFrom } })];
};

const etags = new WeakMap<KeepAlive, string>();

const unchangedList: Unit = async (client) => {
  const etag = etags.get(client);
  if (etag !== undefined)
    return [await ok(client.send("GET", "/api/tenders", { ...PACKED, cookie: PARTNER, "if-none-match": etag }), 304)];
  const first = await ok(client.send("GET", "/api/tenders", { ...PACKED, cookie: PARTNER }));
  etags.set(client, first.headers.etag ?? "");
  return [first];
};

const expressTags = new WeakMap<KeepAlive, string>();
const unchangedExpress: Unit = async (client) => {
  const answer = await client.send("GET", "/unchanged", {
    ...bearer("company1"),
    "if-none-match": expressTags.get(client) ?? "",
  });
  expressTags.set(client, answer.headers.etag ?? "");
  return [answer];
};

const BID = {
  bidAmount: 180_000,
  technicalProposal: "We launch the girders from the south bank in the dry season.",
  timelineDays: 90,
};

/**
 * Each unit submits one bid. Successive units bid as successive companies; after every company has bid on a tender, the
 * units continue with the next tender.
 */
const bid =
  (send: (client: KeepAlive, company: string, input: object) => Promise<Answer>): Unit =>
  async (client, { next, tenders }) => {
    const unit = next();
    const tenderId = tenders[Math.floor(unit / COMPANIES)];
    if (tenderId === undefined) throw new Error("The benchmark made too few tenders for the bids of a round");
    const answer = await send(client, `company${1 + (unit % COMPANIES)}`, { tenderId, ...BID });
    await nextTurn();
    return [answer];
  };
const post = (path: string, headersOf: (company: string) => Record<string, string>) =>
  bid((client, company, input) => ok(client.send("POST", path, headersOf(company), JSON.stringify(input)), 201));
const SUBMIT = `mutation ($input: BidInput!) { submitBid(input: $input) ${BID_FIELDS} }`;
const bids = {
  limit: post("/bids", (company) => ({ "x-company": company })),
  express: post("/bids", bearer),
  apollo: bid((client, company, input) => apollo(client, SUBMIT, { input }, company)),
  product: post("/api/bids", (company) => ({ cookie: cookieOf(company) })),
};

/** The rows of a list, sorted by their ids, with times in milliseconds. */
const rowsOf = (answers: Answer[]) =>
  answers
    .flatMap(({ body }): { id: string }[] => {
      const json = JSON.parse(body.toString(), asTime) as { data?: Record<string, { nodes?: [] } | []> } | [];
      if (Array.isArray(json)) return json;
      const [list = []] = Object.values(json.data ?? {});
      return Array.isArray(list) ? list : (list.nodes ?? []);
    })
    .sort((one, other) => one.id.localeCompare(other.id));

/** The fields of a bid; of what the server decides, only the types. */
const bidOf = (answers: Answer[]) =>
  answers.map(({ body }) => {
    const json = JSON.parse(body.toString(), asTime) as { data?: { submitBid: object } };
    const { id, tenderId, submittedAt, ...same } = (json.data?.submitBid ?? json) as Record<string, unknown>;
    return { ...same, id: typeof id, tenderId: typeof tenderId, submittedAt: typeof submittedAt };
  });

const asTime = (name: string, value: unknown): unknown =>
  /(Date|At)$/.test(name) && typeof value === "string" ? Date.parse(value) : value;

const peers = (path: string, query: string, username = "company1") => ({
  limit: get(path),
  express: get(path, bearer(username)),
  apollo: async (client: KeepAlive) => [await apollo(client, query, {}, username)],
});
const listPeers = peers("/tenders", `{ tenders ${FIELDS} }`);
const lists = ([100, 1000] as const).flatMap((openTenders): Workload[] => [
  {
    name: `P1 list of ${openTenders}, GraphQL`,
    goal: openTenders === 100 ? 3.5 : 8,
    openTenders,
    clients: 32,
    units: { ...listPeers, product: everyPage(LIST) },
    content: rowsOf,
  },
  {
    name: `P1 list of ${openTenders}, REST`,
    goal: openTenders === 100 ? 3.5 : 8,
    openTenders,
    clients: 32,
    units: { ...listPeers, product: get("/api/tenders", { cookie: PARTNER }) },
    content: rowsOf,
  },
]);
const unchanged = [1, 32].flatMap((clients): Workload[] => [
  {
    name: "P2 REST list of 1000 unchanged (304)",
    goal: 0.7,
    openTenders: 1000,
    clients,
    units: { limit: get("/unchanged", {}, 304), express: unchangedExpress, product: unchangedList },
  },
]);
const polls = (
  [
    [1000, 1],
    [1000, 32],
    [10_000, 1],
  ] as const
).map(([openTenders, clients]): Workload => ({
  name: `P2 the browser's poll, ${openTenders} unchanged`,
  goal: 0.7,
  openTenders,
  clients,
  units: { limit: get("/unchanged", {}, 304), product: poll },
}));
const withBids = (
  [
    [100, 1, 0.85],
    [20, 1, 0.75],
    [20, 32, 0.45],
  ] as const
).map(([first, clients, goal]): Workload => ({
  name: `P3 ${first} tenders × 50 bids × company`,
  goal,
  openTenders: 100,
  clients,
  units: {
    ...peers(
      `/tenders-with-bids?first=${first}`,
      `{ tendersWithBids(first: ${first}) ${TENDER_WITH_BIDS("bids")} }`,
      "admin",
    ),
    product: async (client) => [await graphql(client, WITH_BIDS, { first }, cookieOf("admin"))],
  },
  content: rowsOf,
}));

export const WORKLOADS: Workload[] = [
  ...lists,
  ...unchanged,
  ...polls,
  ...withBids,
  { name: "P4 bids of 50 clients", goal: 0.22, openTenders: 100, clients: 50, units: bids, content: bidOf },
  {
    name: "P4 burst of 200 on one tender",
    goal: 0.25,
    openTenders: 100,
    clients: 50,
    units: bids,
    burst: COMPANIES,
    content: bidOf,
  },
  {
    name: "P6 landing page, brotli",
    goal: 0.7,
    openTenders: 100,
    clients: 32,
    units: { limit: get("/"), product: get("/", { ...PACKED, accept: "text/html" }) },
  },
  {
    name: "P7 first page of 20 by country, category and budget at 1,000,000",
    goal: 0.35,
    openTenders: 100,
    atMillion: true,
    clients: 32,
    units: { limit: filteredBaseline, express: filteredBaseline, apollo: filteredApollo, product: filtered },
    content: rowsOf,
  },
];
