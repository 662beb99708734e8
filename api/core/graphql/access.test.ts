import {
  getNamedType,
  GraphQLBoolean,
  type GraphQLField,
  GraphQLObjectType,
  GraphQLSchema,
  isLeafType,
  isRequiredArgument,
} from "graphql";

import { type Access, guardRootFields } from "#api/core/graphql/access.ts";
import { buildSchema } from "#api/schema.ts";
import { aBidder, anAdmin, PASSWORD } from "#api/testing/builders/builders.ts";
import { type Client, client } from "#api/testing/client.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { testApp } from "#api/testing/testApp.ts";

/**
 * The permission table: the lowest role that may use each root field. A root field that is missing here fails the test
 * suite.
 */
const LEAST_ROLE: Record<string, Access> = {
  me: "visitor",
  countries: "visitor",
  node: "visitor",
  nodes: "visitor",
  company: "partner",
  serverTime: "visitor",
  removedContent: "visitor",
  projects: "visitor",
  blogPosts: "visitor",
  blogPost: "visitor",
  project: "visitor",
  login: "visitor",
  logout: "visitor",
  register: "visitor",
  createContactRequest: "visitor",
  requestEmailConfirmation: "partner",
  requestPasswordReset: "visitor",
  resetPassword: "visitor",
  confirmEmail: "visitor",
  completeSignIn: "visitor",
  sealOfReceipt: "visitor",

  companyProfile: "partner",
  createCompanyProfile: "partner",
  updateCompanyProfile: "partner",
  companyDocuments: "partner",
  createCompanyDocument: "partner",
  updateCompanyDocument: "partner",
  deleteCompanyDocument: "partner",
  attachCompanyDocument: "partner",
  changePassword: "partner",
  changeOwnName: "partner",
  changeEmail: "partner",
  sessions: "partner",
  webhooks: "partner",
  webhook: "partner",
  createWebhook: "partner",
  updateWebhook: "partner",
  deleteWebhook: "partner",
  rotateWebhookSecret: "partner",
  enableWebhook: "partner",
  testWebhook: "partner",
  redeliver: "partner",
  apiTokens: "partner",
  createApiToken: "partner",
  revokeApiToken: "partner",
  twoStep: "partner",
  setUpTwoStep: "partner",
  confirmTwoStep: "partner",
  turnOffTwoStep: "partner",
  endSession: "partner",
  signOutEverywhere: "partner",
  exportMyData: "partner",
  closeMyAccount: "partner",
  notices: "partner",
  unreadNotices: "partner",
  myDesk: "partner",
  adminDesk: "admin",
  givenUpMails: "admin",
  markNotices: "partner",
  confirmAddenda: "partner",
  giveDocumentAddress: "partner",
  checkBidDocument: "partner",
  setTenderDocuments: "admin",
  cancelTender: "admin",
  noticeSettings: "partner",
  saveNoticeSettings: "partner",
  savedSearches: "partner",
  saveSearch: "partner",
  setSavedSearchDelivery: "partner",
  lookAtSavedSearch: "partner",
  deleteSavedSearch: "partner",
  tender: "partner",
  tenders: "partner",
  tenderRevision: "partner",
  bidsRevision: "admin",
  tendersSince: "partner",
  removedTenders: "partner",
  bid: "partner",
  myBids: "partner",
  myQuestions: "partner",
  askQuestion: "partner",
  withdrawQuestion: "partner",
  submitBid: "partner",
  reviseBid: "partner",
  withdrawBid: "partner",
  verifyBidReceipt: "partner",
  verifyClosingSeal: "partner",
  bidDraft: "partner",
  uploadedFiles: "partner",
  myBidDrafts: "partner",
  saveBidDraft: "partner",
  deleteBidDraft: "partner",

  questions: "admin",
  removedQuestions: "admin",
  answerQuestion: "admin",
  declineQuestion: "admin",
  correctAnswer: "admin",
  createTender: "admin",
  copyTender: "admin",
  updateTender: "admin",
  deleteTender: "admin",
  restoreTender: "admin",
  auditEvents: "admin",
  bids: "admin",
  decideBid: "admin",
  awardTender: "admin",
  approveOpening: "admin",
  withdrawOpeningApproval: "admin",
  sealedByDefault: "admin",
  tendersByBids: "admin",
  procurementFigures: "admin",
  companies: "admin",
  removedCompanies: "admin",
  user: "admin",
  users: "admin",
  createUser: "admin",
  clearUserTwoStep: "admin",
  updateUser: "admin",
  deleteUser: "admin",
  eraseUser: "admin",
  restoreUser: "admin",
  contactRequests: "admin",
  removedContactRequests: "admin",
  markContactRequest: "admin",
  deleteContactRequest: "admin",
  blogPostById: "admin",
  previewMarkdown: "admin",
  createBlogPost: "admin",
  updateBlogPost: "admin",
  deleteBlogPost: "admin",
  createProject: "admin",
  updateProject: "admin",
  deleteProject: "admin",
};

const schema = buildSchema();
const fieldsOf = (root: ReturnType<typeof schema.getQueryType>) => Object.values(root?.getFields() ?? {});
const OPERATIONS = new Map([
  ...fieldsOf(schema.getQueryType()).map((field) => [field.name, operationOf("query", field)] as const),
  ...fieldsOf(schema.getMutationType()).map((field) => [field.name, operationOf("mutation", field)] as const),
]);

/**
 * An operation that requests the field. The tests send it without values for the required variables. A caller with the
 * right then gets BAD_USER_INPUT or an answer; any other caller gets FORBIDDEN or UNAUTHENTICATED.
 */
function operationOf(kind: string, { name, args, type }: GraphQLField<unknown, unknown>) {
  const required = args.filter(isRequiredArgument);
  const variables = required.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const given = required.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const selection = isLeafType(getNamedType(type)) ? "" : "{ __typename }";
  return `${kind} ${variables && `(${variables})`} { ${name} ${given && `(${given})`} ${selection} }`;
}

const LAST = ["signOutEverywhere", "logout"];

/**
 * For each root field, the error code with which it refuses this user, or "yes" if the user may use it. Fields that end
 * the session are requested last.
 */
async function codesFor(person: Client) {
  const names = [...OPERATIONS.keys()].sort((a, b) => LAST.indexOf(a) - LAST.indexOf(b));
  const codes: Record<string, string> = {};
  for (const name of names) {
    const { errors } = await person.graphql(OPERATIONS.get(name) ?? "");
    const code = errors?.[0]?.extensions.code ?? "";
    codes[name] = ["UNAUTHENTICATED", "FORBIDDEN"].includes(code) ? code : "yes";
  }
  return codes;
}

const expected = (answers: Record<Access, string>) =>
  Object.fromEntries(Object.entries(LEAST_ROLE).map(([name, role]) => [name, answers[role]]));

test("the permission table has exactly the operations of the schema", () => {
  expect([...OPERATIONS.keys()].sort()).toEqual(Object.keys(LEAST_ROLE).sort());
});

test("a visitor may call the fields of the permission table, and gets UNAUTHENTICATED for the rest", async () => {
  const api = await testApp();

  const codes = await codesFor(api.visitor);

  expect(codes).toEqual(expected({ visitor: "yes", partner: "UNAUTHENTICATED", admin: "UNAUTHENTICATED" }));
});

test("a partner may call the fields of the permission table, and gets FORBIDDEN for the rest", async () => {
  const api = await testApp();

  const codes = await codesFor(api.as(await api.has(aBidder())));

  expect(codes).toEqual(expected({ visitor: "yes", partner: "yes", admin: "FORBIDDEN" }));
});

test("an admin may call every field", async () => {
  const api = await testApp();

  const codes = await codesFor(api.as(await api.has(anAdmin())));

  expect(codes).toEqual(expected({ visitor: "yes", partner: "yes", admin: "yes" }));
});

/**
 * The fields that an administrator may use before setting up two-step sign-in, in addition to the fields for visitors.
 */
const BEFORE_TWO_STEP = [
  "sessions",
  "endSession",
  "signOutEverywhere",
  "requestEmailConfirmation",
  "twoStep",
  "setUpTwoStep",
  "confirmTwoStep",
];

test("where two-step sign-in is required, an admin without it may call what visitors may and the fields that set it up, and gets FORBIDDEN for the rest", async () => {
  const api = await testApp();
  const { username } = await api.has(anAdmin());

  const codes = await secondApp(api, { requireTwoStepForAdmins: true }, (url) =>
    codesFor(client(url, { username, password: PASSWORD })),
  );

  const allowed = Object.fromEntries(BEFORE_TWO_STEP.map((name) => [name, "yes"]));
  expect(codes).toEqual({ ...expected({ visitor: "yes", partner: "FORBIDDEN", admin: "FORBIDDEN" }), ...allowed });
});

test.each([
  ["beside one that is allowed", "query ($n: Int!) { me { id } users(first: $n) { totalCount } }"],
  ["under another name", "query ($n: Int!) { me: users(first: $n) { totalCount } }"],
  ["in a fragment", "query ($n: Int!) { ...Hidden } fragment Hidden on Query { users(first: $n) { totalCount } }"],
  ["in an inline fragment", "query ($n: Int!) { ... { ... on Query { users(first: $n) { totalCount } } } }"],
])("a field %s is guarded alike, before its variables are read", async (_where, query) => {
  const api = await testApp();
  const partner = api.as(await api.has(aBidder()));

  const answers = [await client(api.url).graphql(query, { n: "many" }), await partner.graphql(query, { n: "many" })];

  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(["UNAUTHENTICATED", "FORBIDDEN"]);
});

test.each([
  ["access", {}, "act does not say who may use it: give it @MayUse"],
  [
    "a token right",
    { access: "partner", writes: "bid writes" },
    "act does not say what a token needs for it: give it @MayUse",
  ],
  ["a quota", { access: "partner", tokenRight: "any token" }, "act has no quota: give its @MayUse writes"],
])("a mutation without %s stops the start", (_what, extensions, message) => {
  const act = { type: GraphQLBoolean, extensions };
  const incomplete = new GraphQLSchema({ mutation: new GraphQLObjectType({ name: "Mutation", fields: { act } }) });

  expect(() => guardRootFields(incomplete)).toThrow(message);
});

test("a person past a quota of writes is refused with the wait, by REST and GraphQL; nothing is written, and others are not refused", async () => {
  const api = await testApp();
  const [partner, other] = [await api.has(aBidder()), await api.has(aBidder())];
  await api.db.query("INSERT INTO rate_limits (key, points, expire) VALUES ($1, 99, $2)", [
    `profile writes:${partner.id}`,
    Date.now() + 600_000,
  ]);
  const save = (person: Client, industry: string) => person.patch("/api/company-profile", { industry });
  const browser = api.as(partner);

  const last = await save(browser, "Construction");
  const over = await save(browser, "Design");
  const graphql = await browser.graphql(
    'mutation { updateCompanyProfile(patch: { industry: "Design" }) { industry } }',
  );
  const others = await save(api.as(other), "Design");

  expect([last.status, others.status]).toEqual([200, 200]);
  expect(over).toMatchObject({
    status: 429,
    body: { code: "RATE_LIMITED", error: "Too many changes. Please try again in 10 minutes." },
  });
  for (const { headers } of [over, graphql]) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(graphql.errors).toMatchObject([{ extensions: { code: "RATE_LIMITED" } }]);
  expect((await browser.get("/api/company-profile")).body.industry).toBe("Construction");
});

test("simultaneous writes do not pass a quota", async () => {
  const api = await testApp();
  const partner = await api.has(aBidder());
  const browser = api.as(partner);
  await browser.openSession();
  await api.db.query("INSERT INTO rate_limits (key, points, expire) VALUES ($1, 95, $2)", [
    `profile writes:${partner.id}`,
    Date.now() + 600_000,
  ]);

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => browser.patch("/api/company-profile", { phone: "+236 1" })),
  );

  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array<number>(5).fill(200),
    ...Array<number>(5).fill(429),
  ]);
});
