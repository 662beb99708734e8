import { type ReadableBid } from "#web/features/deciding/useBidsOfTender.ts";
import { type TenderToDecideFragment } from "#web/graphql/generatedDeciding.ts";

let made = 0;

export function aSubmittedBid(given: Partial<ReadableBid> = {}) {
  made += 1;
  return {
    __typename: "Bid",
    id: `bid-${made}`,
    bidAmount: 1_850_000,
    timelineDays: 240,
    technicalProposal: "Stage one: scour protection.\nStage two: deck and bearings.",
    documentsUrl: null,
    status: "pending" as const,
    decidedAt: null,
    submittedAt: "2026-12-01T12:30:00.000Z",
    revision: 1,
    unconfirmedAddenda: [],
    documents: [],
    outcome: null,
    company: {
      __typename: "Company",
      id: `company-${made}`,
      companyName: "Bangui Bâtir",
      email: "bids@bangui-batir.example",
      companyTypology: "contractor",
    },
    ...given,
  };
}

/** A closed tender without a decision. */
export function aTenderWithBids(given: Partial<TenderToDecideFragment> = {}) {
  made += 1;
  return {
    __typename: "Tender",
    id: `tender-${made}`,
    tenderNumber: `AX-2026-${String(made).padStart(3, "0")}`,
    title: "Athi River bridge rehabilitation",
    status: "closed" as const,
    closingDate: "2025-12-31T23:59:59.999Z",
    cancelledAt: null,
    budgetMin: 1_000_000,
    budgetMax: 2_000_000,
    bidCount: 0,
    version: 3,
    sealed: false,
    openedAt: null,
    awardTakenBackAt: null,
    awardTakenBackReason: null,
    ...given,
  };
}
