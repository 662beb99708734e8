import type { Tender } from "#api/tenders/Tender.ts";
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
  daysFromNow,
  PASSWORD,
  tenderInput,
} from "#api/testing/builders/builders.ts";
import { DOCUMENT } from "#api/testing/builders/documents.ts";
import { aCompanyDocument, aCompanyFile } from "#api/testing/builders/companyDocuments.ts";
import { aTwoStep, codeAt, RECOVERY_CODE } from "#api/testing/builders/aTwoStep.ts";
import { type Client, client } from "#api/testing/client.ts";
import { anApiToken } from "#api/testing/builders/anApiToken.ts";
import { aDelivery, aWebhook } from "#api/testing/builders/webhooks.ts";
import { issueToken } from "#api/users/account-mails/accountTokens.ts";
import { anAnsweredQuestion, aQuestion } from "#api/testing/builders/questions.ts";
import { aSealedTender } from "#api/testing/builders/sealedTenders.ts";
import type { TestApp } from "#api/testing/testApp.ts";
import type { User } from "#api/users/User.ts";

/**
 * The ids of related objects, each by the noun in the name of an operation, such as `Answer` for correctAnswer (see
 * idsFor); the slug of the blog post; the token of a link in an account email; and a file that no document has yet.
 */
export type Scene = Record<
  | "Tender"
  | "Bid"
  | "User"
  | "BlogPost"
  | "Project"
  | "ContactRequest"
  | "Session"
  | "ApiToken"
  | "Webhook"
  | "Delivery"
  | "Question"
  | "Answer"
  | "SavedSearch"
  | "CompanyDocument",
  string
> & { slug: string; token: string; fileId: string };

/** The users who send requests. The chief may do everything, and the newcomer has no company profile. */
export interface Cast {
  chief: User;
  bidder: User;
  newcomer: User;
  /** The user who closes their own account (closeMyAccount). */
  leaver: User;
}

export const aCast = async (api: TestApp): Promise<Cast> => ({
  // The chief's account is older than the closing time of the tender for approveOpening, because only users who were
  // administrators at the closing time may approve the opening.
  chief: await api.has(aBidder({ isAdmin: true, createdAt: new Date("2025-01-01") })),
  bidder: await api.has(aBidder()),
  newcomer: await api.has(anAdmin()),
  leaver: await api.has(aPartner()),
});

/**
 * For each operation that does not succeed on an open tender with a bid of the chief: the state of the tender, whether
 * the bid is on this tender, and whether another company made the bid.
 */
const STATE_FOR: Record<string, { tender: Partial<Tender>; hasBid: boolean; isRivals?: true }> = {
  decideBid: { tender: { status: "closed" }, hasBid: true, isRivals: true },
  awardTender: { tender: { status: "closed" }, hasBid: true, isRivals: true },
  approveOpening: { tender: { sealed: true, closingDate: new Date("2026-01-01") }, hasBid: false },
  submitBid: { tender: { status: "open" }, hasBid: false },
  cancelTender: { tender: { status: "open" }, hasBid: true },
  confirmAddenda: { tender: { status: "open" }, hasBid: true },
};

/** A new scene in which this operation, given valid values, succeeds. */
export async function aScene(api: TestApp, { chief }: Cast, operation: string): Promise<Scene> {
  const {
    tender: state,
    hasBid,
    isRivals = false,
  } = STATE_FOR[operation] ?? { tender: { status: "open" }, hasBid: true };
  const tender = await api.has((state.sealed ? aSealedTender : aTender)({ ...state, createdBy: chief.id }));
  const bid = await api.has(
    aSubmittedBid({ ...(!isRivals && { companyId: chief.id }), ...(hasBid && { tenderId: tender.id }) }, [DOCUMENT]),
  );
  if (operation === "confirmAddenda") await anAddendum({ tenderId: tender.id, issuedBy: chief.id })(api.db.manager);
  const post = await api.has(aBlogPost());
  const project = await api.has(aProject());
  const [request] = await api.db.query<{ id: string }[]>(
    "INSERT INTO contact_requests (first_name, last_name, email, company, role, message) VALUES ('Ada', 'Obi', 'ada@example.org', 'Osun', 'other', 'Hello') RETURNING id",
  );
  if (operation === "deleteBidDraft")
    await api.db.query("INSERT INTO bid_drafts (tender_id, company_id) VALUES ($1, $2)", [tender.id, chief.id]);
  const partner = await api.has(aPartner());
  const token = await issueToken(api.db.manager, {
    userId: partner.id,
    ...(operation === "confirmEmail"
      ? { purpose: "email", email: `new-${partner.email}` }
      : { purpose: operation === "completeSignIn" ? "signIn" : "password", email: null }),
  });
  // Deletes all two-step sign-ins, because the chief signs in again with the password alone.
  await api.db.query("DELETE FROM two_steps");
  await api.db.query("UPDATE users SET email_proven_at = CASE WHEN $2 THEN NULL ELSE now() END WHERE id = $1", [
    chief.id,
    operation === "requestEmailConfirmation",
  ]);
  // Deletes all webhooks, so that no user exceeds the limit of ten.
  await api.db.query("DELETE FROM webhooks");
  if (operation === "completeSignIn" || operation === "clearUserTwoStep") await aTwoStep(api.db, partner.id);
  if (operation === "confirmTwoStep" || operation === "turnOffTwoStep")
    await aTwoStep(api.db, chief.id, { isOn: operation === "turnOffTwoStep" });
  const webhook = /webhook|redeliver/i.test(operation) ? await api.has(aWebhook(chief)) : null;
  const delivery = webhook && (await api.has(aDelivery(webhook)));
  const question = await api.has(aQuestion({ tenderId: tender.id, companyId: chief.id, askedAt: daysFromNow(-1) }));
  const answered = await api.has(anAnsweredQuestion({ tenderId: tender.id }));
  const [search] = await api.db.query<{ id: string }[]>(
    "INSERT INTO saved_searches (user_id, name, query, delivery) VALUES ($1, 'Bridges', '', 'daily') ON CONFLICT (user_id, query) DO UPDATE SET name = 'Bridges' RETURNING id",
    [chief.id],
  );
  const document = operation.includes("CompanyDocument") ? await api.has(aCompanyDocument(chief)) : null;
  return {
    CompanyDocument: document?.id ?? "",
    fileId: document ? await api.has(aCompanyFile(chief)) : "",
    SavedSearch: search!.id,
    Question: question.id,
    Answer: answered.id,
    Webhook: webhook?.id ?? "",
    Delivery: delivery?.id ?? "",
    ApiToken: operation === "revokeApiToken" ? (await api.has(anApiToken(chief))).id : "",
    Session: operation === "endSession" ? await aSession(api, chief) : "",
    token,
    Tender: tender.id,
    Bid: bid.id,
    User: partner.id,
    BlogPost: post.id,
    Project: project.id,
    ContactRequest: request!.id,
    slug: post.slug,
  };
}

async function aSession(api: TestApp, { id }: User) {
  const [session] = await api.db.query<{ id: string }[]>(
    "INSERT INTO sessions (sid, sess, expire) VALUES ('another', json_build_object('userId', $1::text), now() + interval '1 day') RETURNING public_id AS id",
    [id],
  );
  return session!.id;
}

let count = 0;

/** Valid values by field name, for the fields whose type alone does not determine a valid value. */
export function goodValues(operation: string, scene: Scene, { chief }: Cast): Record<string, unknown> {
  const name = `ada${++count}`;
  const isLogin = operation.endsWith("login");
  return {
    ...tenderInput(),
    ...aBid({ tenderId: scene.Tender }),
    bidId: scene.Bid,
    ...(operation === "markNotices" && { tenderId: null, bidId: null }),
    token: scene.token,
    login: chief.username,
    code: operation === "confirmTwoStep" ? codeAt() : RECOVERY_CODE,
    slug: operation === "blogPost" ? scene.slug : `slug-${count}`,
    username: isLogin ? chief.username : name,
    email: `${name}@example.org`,
    password: PASSWORD,
    ownPassword: PASSWORD,
    currentPassword: PASSWORD,
    newPassword: PASSWORD,
    firstName: "Ada",
    lastName: "Obi",
    company: "Osun",
    companyName: "Osun",
    message: "Hello",
    excerpt: "What to look for.",
    body: "# Dates",
    url: "https://hooks.example.org/axion",
    events: ["tender.published"],
    scopes: ["tenders:read"],
    expiresInDays: 30,
    isAdmin: false,
    sealed: false,
    openingPersons: null,
    published: true,
    employeeCount: 3,
    // `website` is a honeypot of the contact form: any value in it marks the sender as a robot.
    website: /contact/i.test(operation) ? "" : "https://example.org",
    status: /tender/i.test(operation) ? "open" : /bid/i.test(operation) ? "accepted" : "active",
    text: `May the girders come by river? ${name}`,
    question: null,
    answer: "Yes, up to 30 tonnes.",
    reason: operation.includes("decideBid") ? null : "This is in the requirements already.",
    extendBy: 3,
    takesQuestions: true,
    requiredDocuments: ["insurance"],
    questionsUntil: null,
    addendaSeen: null,
    addendum: null,
    upTo: 1,
    fileId: scene.fileId,
    validUntil: "2030-12-31",
    number: null,
    issuer: null,
    sha256: DOCUMENT.sha256,
    documents:
      operation === "setTenderDocuments" ? [{ ...DOCUMENT, url: "https://example.org/terms.pdf" }] : [DOCUMENT],
    version: null,
    revision: null,
    seenStatus: null,
    seenBids: null,
    clientMutationId: null,
    all: true,
    about: null,
    reminders: "atOnce",
    query: "category=Construction",
    delivery: "daily",
    name: "Bridges",
    reasons: null,
    nextSteps: null,
    discloseWinner: true,
    readsOut: "nothing",
    decisionExpectedOn: null,
    first: 5,
    after: null,
    filter: null,
    orderBy: null,
    imageUrl: "https://example.org/a.png",
    addressCountry: "Kenya",
    industry: null,
    role: "other",
  };
}

/**
 * Returns the client for each operation of one round. Each round signs in again, because a request may have ended a
 * session.
 */
export function callersOf(api: TestApp, { chief, bidder, newcomer, leaver }: Cast, round: number) {
  const usual = [api.as(chief), api.visitor, api.as(bidder)][round % 3] ?? api.visitor;
  const withoutProfile = api.as(newcomer);
  return (operation: string, { token }: Scene): Client => {
    if (operation === "completeSignIn") return Object.assign(client(api.url), { cookie: `axion.step=${token}` });
    if (operation === "signOutEverywhere") return api.as(newcomer);
    if (operation === "closeMyAccount") return api.as(leaver);
    if (operation.endsWith("logout")) return api.visitor;
    return round === 0 && /(?:create|post).*profile/i.test(operation) ? withoutProfile : usual;
  };
}
