import { type TenderWithBids } from "#web/features/bids/useTendersWithBids.ts";
import { type OwnBidFragment, type SubmittedBidFragment } from "#web/graphql/generated.ts";

let made = 0;

export function aSubmittedBid(given: Partial<SubmittedBidFragment> = {}) {
  made += 1;
  return {
    __typename: "Bid",
    id: `bid-${made}`,
    bidAmount: 1_850_000,
    timelineDays: 240,
    technicalProposal: "Stage one: scour protection.\nStage two: deck and bearings.",
    documentsUrl: null,
    submittedAt: "2026-12-01T12:30:00.000Z",
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

/** The signed-in company's own. */
export function anOwnBid(given: Partial<OwnBidFragment> = {}) {
  const { company: _company, ...bid } = aSubmittedBid();
  return { ...bid, status: "pending", ...given };
}

export function aTenderWithBids(given: Partial<TenderWithBids> = {}) {
  made += 1;
  return {
    __typename: "Tender",
    id: `tender-${made}`,
    tenderNumber: `AX-2026-${String(made).padStart(3, "0")}`,
    title: "Athi River bridge rehabilitation",
    status: "open" as const,
    closingDate: "2026-12-31T23:59:59.999Z",
    bidCount: given.bids?.length ?? 0,
    bids: [],
    ...given,
  };
}
