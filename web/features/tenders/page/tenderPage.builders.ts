import { type PageBid, type PageTender } from "#web/features/tenders/page/useTenderPage.ts";
import { type TenderPageQuery } from "#web/graphql/generatedTenderPage.ts";

const HOUR = 60 * 60 * 1000;
export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

/** An open tender in Kenya, published two days ago, that closes in ten days. */
export function aPageTender(given: Partial<PageTender> = {}) {
  const closingDate = given.closingDate ?? hoursFromNow(240);
  return {
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
    ...given,
  };
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
}

/** The API's response to the query of a tender's page. */
export const aTenderPageAnswer = ({
  tender = aPageTender(),
  bid,
  isDraft = false,
  hasProfile = true,
}: Given = {}): TenderPageQuery =>
  ({
    tender,
    myBids: { __typename: "BidConnection", nodes: bid ? [bid] : [] },
    bidDraft: isDraft ? { __typename: "BidDraft", tenderId: "t1", savedAt: "2026-11-22T08:00:00.000Z" } : null,
    companyProfile: hasProfile ? { __typename: "CompanyProfile", id: "c1" } : null,
  }) as TenderPageQuery;
