import { isInputObjectType } from "graphql";

import { buildSchema } from "#api/schema.ts";
import {
  aBid,
  aBidder,
  anAdmin,
  aPartner,
  aTender,
  PASSWORD,
  type Seed,
  tenderInput,
} from "#api/testing/builders/builders.ts";
import type { Client } from "#api/testing/client.ts";
import { sampled } from "#api/testing/sampled.ts";
import { testApp, type TestApp } from "#api/testing/testApp.ts";
import type { User } from "#api/users/User.ts";

interface Creation {
  /** Builds the user who creates the object. If absent, a visitor creates it. */
  by?: () => Seed<User>;
  inputType: string;
  table: string;
  terms: (api: TestApp) => object | Promise<object>;
  /** Changes of `terms`. With the changed input, the same idempotency key must be refused. */
  other: object;
  /** The path of the REST call that creates the same object. */
  rest?: string;
  /** SQL that deletes the created object, as a manual correction of the database would. */
  gone: string;
}

const PERSON = { username: "ada", password: PASSWORD, email: "Ada@Example.org", firstName: "Ada", lastName: "Obi" };
const ARTICLE = { slug: "dates", title: "Dates", excerpt: "What to look for.", category: "Tenders", body: "# Dates" };
const REQUEST = {
  firstName: "Ada",
  lastName: "Obi",
  email: "Ada@Example.org",
  company: "Obi & Sons",
  role: "supplier",
  message: "Good day.",
};
const TYPED = { bidAmount: "1,2", technicalProposal: "  We laun", timelineDays: "", documentsUrl: "htt" };
const onATender = async (api: TestApp) => ({ tenderId: (await api.has(aTender())).id });

/** Every mutation that creates something. */
const CREATIONS: Record<string, Creation> = {
  submitBid: {
    by: aBidder,
    inputType: "BidInput",
    table: "bids",
    rest: "/api/bids",
    terms: async (api) => aBid(await onATender(api)),
    other: { bidAmount: 5 },
    gone: "UPDATE bids SET withdrawn_at = now()",
  },
  saveBidDraft: {
    by: aPartner,
    inputType: "BidDraftInput",
    table: "bid_drafts",
    terms: async (api) => ({ ...TYPED, ...(await onATender(api)) }),
    other: { bidAmount: "5" },
    gone: "DELETE FROM bid_drafts",
  },
  createTender: {
    by: anAdmin,
    inputType: "TenderInput",
    table: "tenders",
    rest: "/api/tenders",
    terms: () => tenderInput(),
    other: { title: "Another" },
    gone: "UPDATE tenders SET deleted_at = now()",
  },
  createUser: {
    by: anAdmin,
    inputType: "UserInput",
    table: "users WHERE username = 'ada'",
    rest: "/api/users",
    terms: () => PERSON,
    other: { vatNumber: "7" },
    gone: "UPDATE users SET deleted_at = now() WHERE username = 'ada'",
  },
  register: {
    inputType: "RegistrationInput",
    table: "users WHERE username = 'ada'",
    rest: "/api/register",
    terms: () => PERSON,
    other: { company: "Obi" },
    gone: "UPDATE users SET deleted_at = now() WHERE username = 'ada'",
  },
  createBlogPost: {
    by: anAdmin,
    inputType: "BlogPostInput",
    table: "blog_posts",
    terms: () => ARTICLE,
    other: { published: true },
    gone: "DELETE FROM blog_posts",
  },
  createProject: {
    by: anAdmin,
    inputType: "ProjectInput",
    table: "projects",
    terms: () => ({ title: "Water works", description: "A plant." }),
    other: { title: "Dam" },
    gone: "DELETE FROM projects",
  },
  createContactRequest: {
    inputType: "ContactRequestInput",
    table: "contact_requests",
    rest: "/api/contact",
    terms: () => REQUEST,
    other: { message: "Good evening." },
    gone: "DELETE FROM contact_requests",
  },
  createCompanyProfile: {
    by: aPartner,
    inputType: "CompanyProfileInput",
    table: "company_profiles",
    rest: "/api/company-profile",
    terms: () => ({ companyName: "Obi" }),
    other: { phone: "7" },
    gone: "DELETE FROM company_profiles",
  },
  saveSearch: {
    by: aPartner,
    inputType: "SavedSearchInput",
    table: "saved_searches",
    terms: () => ({ name: "Kenya", query: "country=Kenya", delivery: "daily" }),
    other: { name: "Everything" },
    gone: "DELETE FROM saved_searches",
  },
};
const NAMES = Object.keys(CREATIONS);
const OVER_REST = NAMES.filter((name) => CREATIONS[name]?.rest);
const OF_USERS = NAMES.filter((name) => CREATIONS[name]?.by);

/**
 * The GraphQL document of the mutation. The tender of a bid draft is an argument of the mutation, not a field of its
 * input.
 */
function mutationOf(name: string, { inputType }: Creation) {
  return name === "saveBidDraft"
    ? `mutation ($tenderId: ID!, $input: ${inputType}!) { result: saveBidDraft(tenderId: $tenderId, input: $input) { id: tenderId } }`
    : `mutation ($input: ${inputType}!) { result: ${name}(input: $input) { id } }`;
}

async function creating(name: string) {
  const creation = CREATIONS[name]!;
  const api = await testApp();
  const someone = async () => (creation.by ? api.as(await api.has(creation.by())) : api.visitor);
  const client = await someone();
  const terms = await creation.terms(api);
  const create = (more: object = {}, as: Client = client) => {
    const { tenderId, ...input } = { clientMutationId: "try-1", ...terms, ...more } as { tenderId?: string };
    const variables = name === "submitBid" ? { input: { tenderId, ...input } } : { tenderId, input };
    return as.graphql(mutationOf(name, creation), variables);
  };
  const rows = async () => {
    const [{ count }] = await api.db.query<[{ count: number }]>(`SELECT count(*)::int AS count FROM ${creation.table}`);
    return count;
  };
  const before = await rows();
  const created = async () => (await rows()) - before;
  return { api, creation, client, someone, terms, create, created };
}

const replayed = ({ headers }: { headers: Headers }) => headers.get("idempotency-replayed");

const USED = { message: "This key was used for other terms", extensions: { code: "CONFLICT" } };

test("every mutation that creates something takes a key, and is tried here", () => {
  const schema = buildSchema();
  const mutations = Object.values(schema.getMutationType()!.getFields());
  const takesKey = mutations.filter(({ args }) =>
    args.some(({ type }) => {
      const named = schema.getType(type.toString().replace("!", ""));
      return isInputObjectType(named) && "clientMutationId" in named.getFields();
    }),
  );
  // saveNoticeSettings needs no key: a user has only one row of settings, so saving it twice has the same effect.
  const creates = mutations.filter(
    ({ name }) => /^(create|submit|register|save)/.test(name) && name !== "saveNoticeSettings",
  );

  // createApiToken and createWebhook are tested in session/tokens/apiTokens.test.ts and webhooks/webhooks.test.ts. A
  // repeated call does not return the token or secret again. createCompanyDocument, which needs an uploaded file, is
  // tested in company-documents/companyDocuments.test.ts.
  const names = [...NAMES, "createApiToken", "createWebhook", "createCompanyDocument"].sort();
  expect(takesKey.map(({ name }) => name).sort()).toEqual(names);
  expect(creates.map(({ name }) => name).sort()).toEqual(names);
});

test.each(sampled(NAMES, 4, 0))("%s: the same key with the same terms answers what it created, once", async (name) => {
  const { create, created } = await creating(name);

  const first = await create();
  const retry = await create();

  expect(first.errors).toBeUndefined();
  expect(retry.errors).toBeUndefined();
  expect(retry.data).toEqual(first.data);
  expect([first, retry].map(replayed)).toEqual([null, "true"]);
  expect(await created()).toBe(1);
});

test.each(sampled(NAMES, 4, 1))("%s: the same key with other terms is refused", async (name) => {
  const { creation, create, created } = await creating(name);
  await create();

  const other = await create(creation.other);

  expect(other.errors).toMatchObject([USED]);
  expect(await created()).toBe(1);
});

test.each(sampled(NAMES, 4, 2))("%s: the key of what is gone is refused, and creates nothing", async (name) => {
  const { api, creation, create, created } = await creating(name);
  await create();
  await api.db.query(creation.gone);
  const left = await created();

  const retry = await create();

  expect(retry.errors).toMatchObject([
    {
      message: expect.stringMatching(/^The .* under this key has been (deleted|withdrawn)$/),
      extensions: { code: "CONFLICT" },
    },
  ]);
  expect(await created()).toBe(left);
});

test.each(sampled(NAMES, 4, 3))(
  "%s: five requests with one key at once create one, and each is answered with it",
  async (name) => {
    const { api, client, create, created } = await creating(name);
    await client.get("/api/projects");

    const answers = await Promise.all(Array.from({ length: 5 }, () => create()));

    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(new Set(answers.map(({ data }) => data.result.id)).size).toBe(1);
    expect(await created()).toBe(1);
    expect(api.faults).toEqual([]);
  },
);

test.each(["submitBid", "saveBidDraft", "createTender", "register"])(
  "%s: of two terms at once with one key one is created, the other refused",
  async (name) => {
    const { api, client, creation, create, created } = await creating(name);
    await client.get("/api/projects");

    const answers = await Promise.all([create(), create(creation.other)]);

    expect(answers.flatMap(({ errors }) => errors ?? [])).toMatchObject([USED]);
    expect(await created()).toBe(1);
    expect(api.faults).toEqual([]);
  },
);

test.each(sampled(OVER_REST, 4, 0))("%s: the key of REST is Idempotency-Key, and it is the same key", async (name) => {
  const { creation, client, terms, create, created } = await creating(name);
  const header = { "idempotency-key": "try-1" };

  const first = await client.post(creation.rest!, terms, header);
  const retry = await client.post(creation.rest!, terms, header);
  const graphql = await create();
  const other = await client.post(creation.rest!, { ...terms, ...creation.other }, header);

  expect([first, retry]).toMatchObject(Array(2).fill({ status: 201, body: first.body }));
  expect([first, retry, graphql, other].map(replayed)).toEqual([null, "true", "true", null]);
  expect(graphql.errors).toBeUndefined();
  expect(other).toMatchObject({ status: 409, body: { code: "CONFLICT", error: USED.message } });
  expect(await created()).toBe(1);
});

test.each(sampled(OF_USERS, 4, 1))("%s: another person's key is another key", async (name) => {
  const { someone, create } = await creating(name);
  const first = await create();

  const theirs = await create({}, await someone());

  // The second call may be refused for a duplicate value, such as a tender number, but not because of its key.
  expect(theirs.errors?.[0]?.message).not.toBe(USED.message);
  if (name !== "saveBidDraft") expect(theirs.data?.result?.id).not.toBe(first.data.result.id);
});

test.each(["register", "createContactRequest"])(
  "%s: a visitor's key is that of the e-mail address in the terms",
  async (name) => {
    const { create, created } = await creating(name);
    await create();

    const retry = await create({ email: "Ada@Example.org" });
    const stranger = await create({ email: "bo@example.org", ...(name === "register" && { username: "bobo" }) });

    expect(retry.errors).toBeUndefined();
    expect(stranger.errors).toBeUndefined();
    expect(stranger.data.result.id).not.toBe(retry.data.result.id);
    expect(await created()).toBe(name === "register" ? 1 : 2);
  },
);

test.each(["register", "createUser"])(
  "%s: another password is other terms, though the fingerprint leaves it out",
  async (name) => {
    const { api, create } = await creating(name);
    await create();

    const other = await create({ password: "another password" });
    const [{ fingerprint }] = await api.db.query<[{ fingerprint: string }]>("SELECT fingerprint FROM idempotency_keys");
    await api.db.query("DELETE FROM account_tokens");
    await api.db.query("DELETE FROM users WHERE username = 'ada'");
    await api.db.query("DELETE FROM idempotency_keys");
    await create({ password: "another password" });
    const [again] = await api.db.query<[{ fingerprint: string }]>("SELECT fingerprint FROM idempotency_keys");

    expect(other.errors).toMatchObject([USED]);
    expect(again.fingerprint).toBe(fingerprint);
  },
);

test("a key has from 1 to 200 characters", async () => {
  const { create, created } = await creating("createTender");

  const wrong = await Promise.all(
    ["", "k".repeat(201), "nul \u0000", "half \ud800"].map((clientMutationId) => create({ clientMutationId })),
  );
  const longest = await create({ clientMutationId: "k".repeat(200) });

  const fields = { clientMutationId: "Must be from 1 to 200 characters" };
  for (const { errors } of wrong) expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields } }]);
  expect(longest.errors).toBeUndefined();
  expect(await created()).toBe(1);
});

test.each(["submitBid", "saveBidDraft", "createContactRequest"])(
  "%s: a try that fails half way creates nothing and leaves its key free",
  async (name) => {
    const { api, creation, create, created } = await creating(name);
    await api.db.query(
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'half way'; END $$`,
    );
    await api.db.query("CREATE TRIGGER fails AFTER INSERT ON idempotency_keys FOR EACH ROW EXECUTE FUNCTION fail()");

    const failed = await create();
    await api.db.query("DROP FUNCTION fail() CASCADE");
    const between = await created();
    const retry = await create(creation.other);

    expect(failed.errors).toMatchObject([{ extensions: { code: "INTERNAL" } }]);
    expect(between).toBe(0);
    expect(retry.errors).toBeUndefined();
    expect(await created()).toBe(1);
  },
);

test("a call without a key keeps none", async () => {
  const { api, create } = await creating("createTender");

  await create({ clientMutationId: null });

  expect(await api.db.query("SELECT * FROM idempotency_keys")).toEqual([]);
});

test.each(sampled(OF_USERS, 4, 1))("%s: rights come before the key", async (name) => {
  const { api, create } = await creating(name);
  await create();

  const { errors } = await create({ clientMutationId: "" }, api.visitor);

  expect(errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
});

test("a retry answers what was created as it is now", async () => {
  const { client, create } = await creating("createTender");
  const { data } = await create();
  await client.patch(`/api/tenders/${data.result.id}`, { title: "Renamed since" });

  const retry = await client.graphql(
    `query ($id: ID!) { tender(id: $id) { title } }`,
    (await create()).data.result as object,
  );

  expect(retry.data.tender.title).toBe("Renamed since");
});

test("a first save of a draft is not answered with what another window saved since", async () => {
  const { client, terms, create } = await creating("saveBidDraft");
  await create();
  await create({ clientMutationId: null, version: 1, bidAmount: "7" });

  const retry = await create();
  const { data } = await client.graphql(
    `query ($tenderId: ID!) { bidDraft(tenderId: $tenderId) { bidAmount } }`,
    terms,
  );

  expect(retry.errors).toMatchObject([
    { message: expect.stringMatching(/^This draft was saved or deleted elsewhere/), extensions: { code: "CONFLICT" } },
  ]);
  expect(data.bidDraft.bidAmount).toBe("7");
});

test("a contact request that is sent again queues its mails once", async () => {
  const { api, create } = await creating("createContactRequest");

  await create();
  await create();

  expect(await api.db.query("SELECT count(*)::int AS mails FROM outgoing_mails")).toEqual([{ mails: 2 }]);
});
