import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
} from "graphql";

import { makeDueClosingSeals } from "#api/bids/closing-seal/makeDueClosingSeals.ts";
import { openLog } from "#api/core/http/log.ts";
import { buildSchema } from "#api/schema.ts";
import {
  aBid,
  anAddendum,
  aBidder,
  aBlogPost,
  anAdmin,
  aPartner,
  aProject,
  aSubmittedBid,
  aTender,
  PASSWORD,
} from "#api/testing/builders/builders.ts";
import { DOCUMENT } from "#api/testing/builders/documents.ts";
import { anApiToken } from "#api/testing/builders/anApiToken.ts";
import { aCompanyDocument, aCompanyFile } from "#api/testing/builders/companyDocuments.ts";
import { anAnsweredQuestion, aQuestion } from "#api/testing/builders/questions.ts";
import { aDelivery, aWebhook, webhookInput } from "#api/testing/builders/webhooks.ts";
import { aTwoStep, codeAt, RECOVERY_CODE } from "#api/testing/builders/aTwoStep.ts";
import { client as clientOfUrl } from "#api/testing/client.ts";
import { issueToken } from "#api/users/account-mails/accountTokens.ts";
import { everythingOf } from "#api/testing/whole-api/everythingOf.ts";
import { openSavePoint } from "#api/testing/databases/savePoint.ts";
import { closeForOpening, TEST_WRAPPING_KEYS } from "#api/testing/builders/sealedTenders.ts";
import { testApp } from "#api/testing/testApp.ts";

const schema = buildSchema();
const bidType = schema.getType("Bid") as GraphQLObjectType;
/**
 * Creates a partner with a bid, a draft and an object of every other type. Returns the arguments with which a partner
 * may use each root field, and the client that uses it.
 */
async function aPartnersWorld() {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  const [tender, other] = [await api.has(aTender()), await api.has(aTender())];
  const me = await api.has(aBidder());
  const newcomer = await api.has(aPartner({ emailProvenAt: null }));
  const bid = await api.has(aSubmittedBid({ tenderId: tender.id, companyId: me.id }, [DOCUMENT]));
  await api
    .as(admin)
    .graphql(
      "mutation ($id: ID!, $documents: [TenderDocumentInput!]!) { setTenderDocuments(tenderId: $id, documents: $documents, version: 1) { id } }",
      { id: tender.id, documents: [{ ...DOCUMENT, url: "https://example.org/terms.pdf" }] },
    );
  await api.has(anAddendum({ tenderId: tender.id, issuedBy: admin.id }));
  await api.has(aSubmittedBid({ tenderId: tender.id }));
  const closed = await api.has(aTender());
  await api.has(aSubmittedBid({ tenderId: closed.id }));
  await closeForOpening(api, closed.id);
  await makeDueClosingSeals({ db: api.db, wrappingKeys: TEST_WRAPPING_KEYS, log: openLog("silent") });
  const [sealed] = await api.db.query<{ receipt: { receiptNumber: string; sha256: string } }[]>(
    "SELECT receipts -> 0 AS receipt FROM closing_seals",
  );
  const [post, project] = [await api.has(aBlogPost({ authorId: admin.id })), await api.has(aProject())];
  await api.has(aBlogPost());
  const question = await api.has(aQuestion({ tenderId: tender.id, companyId: me.id }));
  await api.has(anAnsweredQuestion({ tenderId: tender.id }));
  const document = await api.has(aCompanyDocument(me));
  const [client, newcomersClient] = [api.as(me), api.as(newcomer)];
  const DRAFT = { bidAmount: "", technicalProposal: "", timelineDays: "", documentsUrl: "", documents: [DOCUMENT] };
  await client.graphql(
    "mutation ($tenderId: ID!, $input: BidDraftInput!) { saveBidDraft(tenderId: $tenderId, input: $input) { version } }",
    { tenderId: tender.id, input: DRAFT },
  );
  const { data } = await client.graphql("{ myBids { nodes { receipt { receiptNumber sha256 } } } }");
  const { receiptNumber, sha256 } = data.myBids.nodes[0].receipt as { receiptNumber: string; sha256: string };
  const PERSON = { username: "ada", password: PASSWORD, email: "ada@example.org", firstName: "Ada", lastName: "Obi" };
  const page = { first: 2 };
  const [known] = await api.db.query<{ since: string }[]>("SELECT known_since AS since FROM tender_revision");
  const issue = (purpose: "password" | "email") =>
    issueToken(api.db.manager, { userId: newcomer.id, purpose, email: purpose === "email" ? "new@example.org" : null });
  await api.as(me).signIn();
  const sessions = (await client.graphql("{ sessions { id isThisOne } }")).data.sessions as {
    id: string;
    isThisOne: boolean;
  }[];
  const webhook = await api.has(aWebhook(me));
  const delivery = await api.has(aDelivery(webhook));
  const apiToken = await api.has(anApiToken(me));
  const [search] = await api.db.query<{ id: string }[]>(
    "INSERT INTO saved_searches (user_id, name, query, delivery) VALUES ($1, 'Bridges', '', 'daily') RETURNING id",
    [me.id],
  );
  const argumentsOf: Record<string, object> = {
    bid: { id: bid.id },
    bidDraft: { tenderId: tender.id },
    company: { id: me.id },
    node: { id: bid.id },
    nodes: { ids: [bid.id, tender.id] },
    blogPost: { slug: post.slug },
    blogPosts: page,
    companyProfile: {},
    me: {},
    myBidDrafts: {},
    myBids: page,
    notices: page,
    unreadNotices: {},
    myDesk: {},
    markNotices: { all: true },
    noticeSettings: {},
    saveNoticeSettings: { input: { timeZone: "Africa/Bangui" } },
    savedSearches: {},
    saveSearch: { input: { name: "Bridges", query: "category=Construction", delivery: "daily" } },
    setSavedSearchDelivery: { id: search!.id, delivery: "never" },
    lookAtSavedSearch: { id: search!.id },
    deleteSavedSearch: { id: search!.id },
    project: { id: project.id },
    projects: page,
    countries: {},
    serverTime: {},
    tender: { id: tender.id },
    uploadedFiles: { tenderId: tender.id },
    companyDocuments: {},
    createCompanyDocument: { input: { kind: "insurance", name: "Insurance", fileId: await api.has(aCompanyFile(me)) } },
    updateCompanyDocument: { id: document.id, patch: { number: "7" } },
    deleteCompanyDocument: { id: document.id },
    attachCompanyDocument: { tenderId: other.id, companyDocumentId: document.id },
    bidsRevision: {},
    tenderRevision: {},
    removedContent: { ...page, changedSince: "2001-01-01" },
    removedTenders: { ...page, changedSince: "2001-01-01" },
    tendersSince: { ...page, revision: known!.since },
    tenders: page,
    verifyBidReceipt: { receiptNumber, sha256 },
    verifyClosingSeal: { tenderId: closed.id },
    sealOfReceipt: sealed!.receipt,
    myQuestions: page,
    askQuestion: { tenderId: other.id, text: "May the girders come by river?" },
    withdrawQuestion: { id: question.id },
    submitBid: { input: aBid({ tenderId: other.id, documents: [DOCUMENT] }) },
    saveBidDraft: { tenderId: other.id, input: DRAFT },
    reviseBid: { id: bid.id, input: aBid({ documents: [DOCUMENT] }) },
    confirmAddenda: { bidId: bid.id, upTo: 2 },
    giveDocumentAddress: { bidId: bid.id, sha256: DOCUMENT.sha256, url: "https://example.org/method.pdf" },
    checkBidDocument: { bidId: bid.id, sha256: DOCUMENT.sha256 },
    withdrawBid: { id: bid.id },
    deleteBidDraft: { tenderId: tender.id },
    createCompanyProfile: { input: { companyName: "Obi" } },
    updateCompanyProfile: { patch: { phone: "7" } },
    createContactRequest: {
      input: {
        firstName: "Ada",
        lastName: "Obi",
        email: "ada@example.org",
        company: "Obi",
        role: "other",
        message: ".",
      },
    },
    register: { input: PERSON },
    login: { input: { username: me.username, password: PASSWORD } },
    changePassword: { currentPassword: PASSWORD, newPassword: "another password" },
    logout: {},
    requestEmailConfirmation: {},
    requestPasswordReset: { login: me.username },
    resetPassword: { token: await issue("password"), password: PASSWORD },
    confirmEmail: { token: await issue("email") },
    changeOwnName: { input: { firstName: "Ada" } },
    changeEmail: { email: "another@example.org", password: PASSWORD },
    sessions: {},
    endSession: { id: sessions.find(({ isThisOne }) => !isThisOne)?.id },
    signOutEverywhere: {},
    exportMyData: {},
    closeMyAccount: { password: PASSWORD },
    webhooks: {},
    webhook: { id: webhook.id },
    createWebhook: { input: webhookInput() },
    updateWebhook: { id: webhook.id, patch: { description: "Night shift" } },
    deleteWebhook: { id: webhook.id },
    rotateWebhookSecret: { id: webhook.id },
    enableWebhook: { id: webhook.id },
    testWebhook: { id: webhook.id },
    redeliver: { deliveryId: delivery.id },
    apiTokens: {},
    createApiToken: {
      input: { name: "Nightly copy", scopes: ["tenders:read"], expiresInDays: 30 },
      password: PASSWORD,
    },
    revokeApiToken: { id: apiToken.id },
    twoStep: {},
    setUpTwoStep: { password: PASSWORD },
    confirmTwoStep: { code: codeAt() },
    turnOffTwoStep: { password: PASSWORD, code: RECOVERY_CODE },
    completeSignIn: { code: RECOVERY_CODE },
  };
  const [careful, waiting] = [await api.has(aPartner()), await api.has(aPartner())];
  const [carefulClient, waitingClient] = [api.as(careful), api.as(waiting)];
  for (const each of [newcomersClient, carefulClient, waitingClient]) await each.openSession();
  await aTwoStep(api.db, careful.id);
  await aTwoStep(api.db, waiting.id, { isOn: false });
  const firstStep = await issueToken(api.db.manager, { userId: careful.id, purpose: "signIn", email: null });
  const half = Object.assign(clientOfUrl(api.url), { cookie: `axion.step=${firstStep}` });
  const askers = {
    createCompanyProfile: newcomersClient,
    requestEmailConfirmation: newcomersClient,
    turnOffTwoStep: carefulClient,
    confirmTwoStep: waitingClient,
    completeSignIn: half,
  } as Record<string, typeof client>;
  return { api, argumentsOf, clientOf: (name: string) => askers[name] ?? client };
}

const rootFields = (type: GraphQLObjectType) =>
  Object.values(type.getFields()).filter(({ extensions }) => extensions.access !== "admin");

/** Sends a query or mutation that selects everything below a root field, and returns the answer. */
async function wholeAnswer(
  { argumentsOf, clientOf }: Awaited<ReturnType<typeof aPartnersWorld>>,
  operation: "query" | "mutation",
  { name, args, type }: GraphQLField<unknown, unknown>,
) {
  const given = argumentsOf[name];
  if (!given) throw new Error(`${name} is new: say with which arguments a partner may use it`);
  const named = getNamedType(type);
  const variables = args.filter((argument) => argument.name in given);
  const declared = variables.map((argument) => `$${argument.name}: ${argument.type.toString()}`).join(", ");
  const passed = variables.map((argument) => `${argument.name}: $${argument.name}`).join(", ");
  // The query cost of a list without pages is computed for a hundred rows. Select one level less, because the query
  // would exceed the cost limit.
  const isList = isListType(getNullableType(type));
  const selection = isObjectType(named)
    ? everythingOf(named, isList ? [named] : [])
    : isInterfaceType(named)
      ? `{ id ... on Bid ${everythingOf(bidType, [bidType, bidType])} }`
      : "";
  const { data, errors } = await clientOf(name).graphql(
    `${operation} ${declared && `(${declared})`} { result: ${name}${passed && `(${passed})`} ${selection} }`,
    given,
  );
  return { errors, result: data?.result as unknown };
}

test("whatever a partner asks below any query, nothing refuses the whole answer", async () => {
  const world = await aPartnersWorld();
  const refused: Record<string, unknown> = {};

  // Queries change nothing, so all of them can use the same data.
  for (const field of rootFields(schema.getQueryType()!)) {
    const { errors, result } = await wholeAnswer(world, "query", field);
    if (errors || (result ?? null) === null) refused[field.name] = errors ?? "null";
  }

  expect(refused).toEqual({});
  expect(world.api.faults).toEqual([]);
});

test("whatever a partner asks below any mutation, nothing refuses the whole answer", async () => {
  const world = await aPartnersWorld();
  const savePoint = await openSavePoint(world.api);
  const refused: Record<string, unknown> = {};

  for (const field of rootFields(schema.getMutationType()!)) {
    const person = world.clientOf(field.name);
    const { cookie } = person;
    const { errors, result } = await wholeAnswer(world, "mutation", field);
    if (errors || (result ?? null) === null) refused[field.name] = errors ?? "null";
    person.cookie = cookie;
    await savePoint.rollBack(await savePoint.changed());
  }

  expect(refused).toEqual({});
  expect(world.api.faults).toEqual([]);
});
