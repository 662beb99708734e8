import { type ListedBid, type MyBid, type OwnBid, type OwnTerms } from "#web/features/bids/ownBid.ts";
import { type BidDraftTextFragment } from "#web/graphql/generatedBids.ts";

const TENDER = {
  __typename: "Tender" as const,
  id: "t1",
  tenderNumber: "AX-2026-001",
  title: "Athi River bridge rehabilitation",
  status: "open" as const,
  closingDate: "2099-12-31T23:59:59.999Z",
  decisionExpectedOn: null,
  cancelledAt: null,
  deletedAt: null,
};

const NAMED = { tenderNumber: TENDER.tenderNumber, tenderTitle: TENDER.title };

export function submittedTerms(given: Partial<OwnTerms> = {}) {
  const revision = given.revision ?? 1;
  return {
    __typename: "BidRevision" as const,
    revision,
    bidAmount: 1_850_000,
    timelineDays: 240,
    technicalProposal: "Stage one: scour protection, sheet piles and rock.\nStage two: deck and bearings.",
    documentsUrl: null,
    documents: [],
    submittedAt: "2026-12-01T12:30:00.000Z",
    receivedAt: "2026-12-01T12:29:59.980Z",
    receipt: {
      __typename: "BidReceipt" as const,
      receiptNumber: `AX-0000${revision}-ABCDE`,
      sha256: String(revision).repeat(64),
    },
    ...given,
  };
}

/** Builds a company's own bid, with the fields that the My Bid page reads. */
export function aMyBid(given: Partial<MyBid> = {}) {
  const revisions = given.revisions ?? [submittedTerms()];
  const {
    receipt: _receipt,
    receivedAt: _receivedAt,
    __typename: _name,
    ...terms
  } = { ...submittedTerms(), ...revisions[0] };
  return {
    __typename: "Bid" as const,
    id: "b1",
    tenderId: TENDER.id,
    companyId: "0198c1f0-0000-7000-8000-000000000001",
    status: "pending" as const,
    decidedAt: null,
    withdrawnAt: null,
    unconfirmedAddenda: [],
    addendaConfirmation: null,
    ...terms,
    documents: [],
    documentsOwed: 0,
    revisions,
    outcome: null,
    company: {
      __typename: "Company" as const,
      id: "0198c1f0-0000-7000-8000-000000000001",
      companyName: "Mwangi Engineering",
    },
    ...NAMED,
    tender: {
      ...TENDER,
      cancelReason: null,
      awardTakenBackAt: null,
      awardTakenBackReason: null,
      newestAddendum: 0,
      amendedAt: null,
      documentsUntil: "2100-01-01T23:59:59.999Z",
      sealed: false,
      closingSeal: null,
      budgetMin: 1_000_000,
      budgetMax: 2_500_000,
      category: "Infrastructure" as const,
      location: "Machakos County",
      country: "Kenya",
    },
    ...given,
  };
}

/** Builds a company's own bid, with the fields that OwnBidCard reads. */
export function anOwnBid(given: Partial<OwnBid> = {}) {
  const { revision: _revision, receipt: _receipt, documents: _documents, ...terms } = submittedTerms();
  return { ...terms, __typename: "Bid" as const, id: "b1", status: "pending" as const, ...given };
}

export const aListedBid = (given: Partial<ListedBid> = {}) => ({
  __typename: "Bid" as const,
  id: "b1",
  bidAmount: 1_850_000,
  status: "pending" as const,
  submittedAt: "2026-12-01T12:30:00.000Z",
  decidedAt: null,
  withdrawnAt: null,
  unconfirmedAddenda: [],
  documentsOwed: 0,
  receipt: { __typename: "BidReceipt" as const, receiptNumber: "AX-00001-ABCDE" },
  ...NAMED,
  tender: TENDER,
  ...given,
});

export const aDraft = (given: Partial<BidDraftTextFragment> = {}) => ({
  __typename: "BidDraft" as const,
  tenderId: TENDER.id,
  bidAmount: "1250000",
  technicalProposal: "What was typed in the office.",
  timelineDays: "",
  documentsUrl: "",
  documents: [],
  addendaSeen: null,
  savedAt: "2026-12-01T12:30:00.000Z",
  version: 1,
  ...given,
});
