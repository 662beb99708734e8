import { refusalIn, type Role } from "#api/tenders/lifecycle/lifecycle.rules.ts";
import { type PhaseFacts } from "#api/tenders/lifecycle/phase.rules.ts";
import { LIFECYCLE_REFUSALS, type QuestionFacts, sentenceOf } from "#api/tenders/lifecycle/refusals.rules.ts";
import { PERMISSION_OF } from "#web/features/tenders/page/tenderActs.ts";
import { type PageBid, type PageTender } from "#web/features/tenders/page/useTenderPage.ts";
import { type TenderPageQuery } from "#web/graphql/generatedTenderPage.ts";

const HOUR = 60 * 60 * 1000;
export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

type Permissions = PageTender["can"];
const ALLOWED: Permissions["submitBid"] & { __typename: "Permission" } = {
  __typename: "Permission",
  allowed: true,
  code: null,
  reason: null,
};

/**
 * The permissions on a tender that the server returns to a user with this role. They are computed from the server's own
 * table of the life cycle.
 */
export function permissionsOn(tender: PhaseFacts & QuestionFacts, role: Role, hasProfile = true) {
  const acts = [...Object.values(PERMISSION_OF), "submitBid" as const];
  const can = Object.fromEntries(
    acts.map((act) => {
      const name = refusalIn(act, role, tender, new Date());
      if (!name) return [act, ALLOWED];
      const { code } = LIFECYCLE_REFUSALS[name];
      return [act, { ...ALLOWED, allowed: false, code, reason: sentenceOf(name, tender) }];
    }),
  ) as unknown as Permissions;
  if (!hasProfile)
    can.submitBid = { ...ALLOWED, allowed: false, code: "PROFILE_REQUIRED", reason: "Company profile required" };
  return { __typename: "TenderCan" as const, ...can };
}

/** An open tender in Kenya, published two days ago, that closes in ten days. */
export function aPageTender(given: Partial<PageTender> = {}): PageTender & { __typename: "Tender" } {
  const closingDate = given.closingDate ?? hoursFromNow(240);
  const tender = {
    __typename: "Tender" as const,
    id: "t1",
    tenderNumber: "AX-2026-001",
    title: "Athi River bridge rehabilitation",
    description: "Replacement of the deck and bearings of a four-span road bridge.",
    category: "Infrastructure" as const,
    budgetMin: 1_000_000,
    budgetMax: 2_500_000,
    openingDate: "2026-11-01T00:00:00.000Z",
    closingDate,
    location: "Machakos County",
    country: "Kenya",
    requirements: "ISO 9001 certificate",
    documentsUrl: null,
    documents: [],
    documentsUntil: given.cancelledAt ? null : new Date(Date.parse(closingDate) + 24 * HOUR).toISOString(),
    sealed: false,
    decisionExpectedOn: null,
    discloseWinner: true,
    requiredDocuments: [],
    readsOut: "nothing" as const,
    publishedAt: hoursFromNow(-48),
    openedAt: null,
    awardedAt: null,
    newestAddendum: 0,
    amendedAt: null,
    cancelledAt: null,
    cancelReason: null,
    awardTakenBackAt: null,
    awardTakenBackReason: null,
    takesQuestions: true,
    questionsUntil: hoursFromNow(168),
    status: "open" as const,
    version: 1,
    openingPersons: 1,
    opening: null,
    bidCount: null,
    undecidedBidCount: null,
    publishedQuestionCount: 0,
    undecidedQuestionCount: null,
    unansweredQuestionCount: null,
    deletedAt: null,
    ...given,
  };
  return { ...tender, can: given.can ?? permissionsOn({ ...tender, createdAt: hoursFromNow(-72) }, "partner") };
}

export const aPageBid = (given: Partial<PageBid> = {}) => ({
  __typename: "Bid" as const,
  id: "b1",
  status: "pending" as const,
  submittedAt: "2026-11-20T12:30:00.000Z",
  decidedAt: null,
  withdrawnAt: null,
  unconfirmedAddenda: [],
  documentsOwed: 0,
  outcome: null,
  ...given,
});

interface Given {
  tender?: ReturnType<typeof aPageTender>;
  bid?: ReturnType<typeof aPageBid>;
  isDraft?: boolean;
  hasProfile?: boolean;
  isAdmin?: boolean;
}

function roleOf(isAdmin: boolean, bid: Given["bid"]): Role {
  const hasBid = bid?.withdrawnAt === null;
  if (isAdmin) return hasBid ? "biddingAdministrator" : "administrator";
  return hasBid ? "bidder" : "partner";
}

/** The API's response to the query of a tender's page. */
export const aTenderPageAnswer = ({
  tender = aPageTender(),
  bid,
  isDraft = false,
  hasProfile = true,
  isAdmin = false,
}: Given = {}): TenderPageQuery =>
  ({
    tender: {
      ...tender,
      can: permissionsOn({ ...tender, createdAt: hoursFromNow(-72) }, roleOf(isAdmin, bid), hasProfile),
    },
    myBids: { __typename: "BidConnection", nodes: bid ? [bid] : [] },
    bidDraft: isDraft ? { __typename: "BidDraft", tenderId: "t1", savedAt: "2026-11-22T08:00:00.000Z" } : null,
  }) as TenderPageQuery;
