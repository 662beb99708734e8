import { aRecord, aTrailOf } from "#web/features/audit/record.builders.ts";
import { aSubmittedBid, aTenderWithBids } from "#web/features/deciding/bid.builders.ts";
import { anAnsweredQuestion, aQueuedQuestion } from "#web/features/questions/question.builders.ts";
import { aManagedUser, aPageOf } from "#web/features/users/user.builders.ts";
import { aTender, aTenderPage } from "#web/features/tenders/tender.builders.ts";

type Variables = Record<string, unknown>;

interface QuestionFilter {
  state: string;
}

const AT = "2026-11-21T09:30:00.000Z";

const pageInfo = { __typename: "PageInfo", hasNextPage: false, endCursor: null };
const listOf = (name: string, nodes: object[]) => ({
  __typename: name,
  bidsRevision: "1",
  totalCount: nodes.length,
  totalCountIsExact: true,
  nodes,
  pageInfo,
});

const managed = aTender({ id: "t1", newestAddendum: 1, amendedAt: AT });
const draft = aTender({ id: "draft", status: "draft", sealed: true, closingDate: "2099-12-31T23:59:59.999Z" });
const awarded = aTender({ id: "awarded", status: "awarded" });
const allowed = { __typename: "Permission", allowed: true, reason: null };
const standing = (id: unknown) => {
  const { version, status, closingDate, sealed, openingPersons, readsOut, discloseWinner } =
    [draft, awarded].find((tender) => tender.id === id) ?? managed;
  return {
    __typename: "Tender",
    id,
    version,
    status,
    closingDate,
    sealed,
    openingPersons,
    readsOut,
    discloseWinner,
    bidCount: 2,
    concernedPeople: 3,
    can: { __typename: "TenderCan", openForBids: allowed, closeTender: allowed, copyTender: allowed },
  };
};

const named = {
  __typename: "BidDocument",
  bytes: 4_200_000,
  sha256: "a".repeat(64),
  url: null,
  fileId: null,
  virusCheck: null,
  kind: null,
};
const documents = [
  { ...named, position: 0, name: "Method statement.pdf", url: "https://files.example/m", state: "given" as const },
  { ...named, position: 1, name: "Drawings.pdf", state: "owed" as const },
  { ...named, position: 2, name: "Certificates.pdf", state: "notDelivered" as const },
];
const closed = aTenderWithBids({ id: "closed", title: "Harbour crane", bidCount: 2, awardTakenBackAt: AT });
const sealed = aTenderWithBids({ id: "sealed", title: "Water tower", sealed: true, bidCount: 1 });
const decided = aTenderWithBids({ id: "decided", title: "Ring road", status: "awarded", bidCount: 1 });
const pending = aSubmittedBid({ documents, unconfirmedAddenda: [2], documentsUrl: "https://docs.example/bid.pdf" });
const rejected = aSubmittedBid({ status: "rejected", decidedAt: AT, bidAmount: 9_000_000 });
const bidInTable = {
  ...aSubmittedBid({ unconfirmedAddenda: [2] }),
  tender: { ...closed, category: "Infrastructure", country: "Kenya" },
  company: {
    __typename: "Company",
    id: "c1",
    companyName: "Bangui Bâtir",
    profile: { __typename: "CompanyProfile", id: "p1", addressCountry: "Kenya" },
  },
};

const queued: Record<string, object> = {
  open: aQueuedQuestion(),
  answered: aQueuedQuestion({ ...anAnsweredQuestion({ correctedAt: AT }), tender: aQueuedQuestion().tender }),
  declined: aQueuedQuestion({ state: "declined", declineReason: "Not about the works." }),
  unanswered: aQueuedQuestion({ state: "unanswered" }),
};
const request = {
  __typename: "ContactRequest",
  id: "r1",
  firstName: "Jean",
  lastName: "Ilunga",
  email: "jean@ilunga.example",
  company: "Ilunga Works",
  role: "execution",
  message: "We build roads.",
  createdAt: AT,
  handledAt: null,
};
const token = {
  __typename: "ApiToken",
  id: "k1",
  name: "Nightly copy",
  beginning: "axt_9f3",
  scopes: ["tenders:read"],
  createdAt: AT,
  expiresAt: null,
  lastUsedAt: null,
};
const webhook = {
  __typename: "Webhook",
  id: "w1",
  url: "https://axion-hooks.example",
  description: "Planning",
  events: ["tender.published"],
  createdAt: AT,
  oldSecretEndsAt: null,
  failingSince: AT,
  disabledAt: null,
  version: 1,
};
const delivery = { __typename: "WebhookDelivery", id: "d1", event: "tender.published", occurredAt: AT };
const attempt = { __typename: "DeliveryAttempt", attemptedAt: AT, durationMs: 120, statusCode: 500, error: null };
const deliveries = [
  { ...delivery, state: "waiting", nextAttemptAt: "2099-01-01T00:00:00.000Z", attempts: [attempt] },
  { ...delivery, id: "d2", state: "failed", nextAttemptAt: null, attempts: [] },
];

const change = (field: string, before: unknown, after: unknown) => ({
  field,
  before: before === null ? null : JSON.stringify(before),
  after: after === null ? null : JSON.stringify(after),
});
const records = [
  aRecord({
    changes: [change("budgetMax", 1, 2), change("sealed", true, false), change("email", "(withheld)", "(withheld)")],
  }),
  aRecord({ id: "e2", tokenId: "k1", tokenName: "Nightly copy", repeated: 3, clockAt: AT, changes: [] }),
  aRecord({ id: "e3", outcome: "CONFLICT", actorId: null, actorName: null, address: null, changes: [] }),
  aRecord({ id: "e4", act: "askQuestion", actorId: null, actorName: null, subject: "question", changes: [] }),
  aRecord({ id: "e5", act: "saveNoticeSettings", actorId: null, actorName: null, changes: [] }),
  aRecord({
    id: "e6",
    act: "createTender",
    changes: ["location", "requirements", "credentials", "closingDate", "openingDate"].map((field) =>
      change(field, null, field.endsWith("Date") ? AT : ""),
    ),
  }),
];

/** The API's answers to the requests of the administrators' screens, in which every part of a screen is shown. */
export const administrationAnswers = {
  AuditTrail: () => aTrailOf(records, { totalCount: 812 }),
  ManagedTenders: () => aTenderPage([managed, draft, awarded]),
  ManagedTender: ({ id }: Variables = {}) => ({
    tender: { copiedFrom: "T-1", ...([draft, awarded].find((tender) => tender.id === id) ?? managed) },
  }),
  ManagedTenderBids: () => aTenderPage([{ __typename: "Tender", id: "t1", bidCount: 2 }]),
  TenderStanding: ({ id }: Variables = {}) => ({ tender: standing(id) }),
  SealedByDefault: () => ({ sealedByDefault: true }),
  ConcernedPeople: () => ({ tender: { __typename: "Tender", id: "t1", concernedPeople: 3 } }),
  ConcernedByTender: () => ({ tender: { __typename: "Tender", id: "t1", bidCount: 2, concernedPeople: 3 } }),
  TendersByBids: ({ group }: Variables = {}) => ({
    tendersByBids: listOf(
      "TenderConnection",
      group === "awaitingDecision"
        ? [closed, sealed]
        : group === "withBids"
          ? [decided]
          : group
            ? []
            : [sealed, decided],
    ),
  }),
  TenderToDecide: () => ({ tender: closed }),
  BidsOfTender: () => ({ bids: listOf("BidConnection", [pending, rejected]) }),
  BidsRevision: () => ({ bidsRevision: "1" }),
  BidsInTable: () => ({ bids: listOf("BidConnection", [bidInTable]) }),
  SealedTender: () => ({
    tender: {
      __typename: "Tender",
      id: "sealed",
      status: "closed",
      cancelledAt: null,
      openedAt: null,
      version: 1,
      opening: {
        __typename: "Opening",
        personsNeeded: 2,
        opensAt: AT,
        openedAt: null,
        persons: [],
      },
    },
    bids: listOf("BidConnection", [pending]),
  }),
  QuestionQueue: ({ filter }: Variables = {}) => ({
    questions: listOf(
      "QuestionConnection",
      filter ? [queued[(filter as QuestionFilter).state] ?? {}] : Object.values(queued),
    ),
  }),
  ManagedUsers: () =>
    aPageOf(
      aManagedUser({ id: "u1", hasTwoStep: true, lastSignInAt: AT }),
      aManagedUser({ id: "u2", username: "grace", isAdmin: true, role: null, status: "blocked" }),
    ),
  ManagedUser: () => ({ user: aManagedUser({ companyTypology: "contractor" }) }),
  IntegrationRequests: () => ({
    contactRequests: listOf("ContactRequestConnection", [request, { ...request, id: "r2", handledAt: AT }]),
  }),
  OwnApiTokens: () => ({
    apiTokens: [token, { ...token, id: "k2", expiresAt: "2020-01-01T00:00:00.000Z", lastUsedAt: AT }],
  }),
  OwnWebhooks: () => ({ webhooks: [webhook, { ...webhook, id: "w2", disabledAt: AT }] }),
  WebhookDeliveries: () => ({
    webhook: { __typename: "Webhook", id: "w1", deliveries: listOf("WebhookDeliveryConnection", deliveries) },
  }),
  ClosingSeal: () => ({ tender: { __typename: "Tender", id: "closed", closingSeal: null } }),
};
