/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** A file that belongs to a bid, identified by its SHA-256. Upload the file to /files, before or after the bid, or send its address with giveDocumentAddress. */
export type BidDocumentInput = {
  /** The size of the file. 1 to 1,099,511,627,776. */
  bytes: number;
  /** What the document proves, for tenders that ask for documents of certain kinds. The receipt does not cover it. null for any other document. */
  kind?: CompanyDocumentKind | null | undefined;
  /** The file's name; unique among the documents of the bid, ignoring case. At most 200 characters. */
  name: string;
  /** The SHA-256 of the file's bytes: 64 hexadecimal digits in lower case. */
  sha256: string;
};

/** Whether a bid's document has an address. */
export type BidDocumentState =
  /** The document has an address. */
  | 'given'
  /** The document has no address, and none can be given any more: the time is over, the bid was withdrawn, or its newest revision does not name the file. */
  | 'notDelivered'
  /** The document has no address yet, and one can still be given. */
  | 'owed';

/** The form as typed: any text, untrimmed. An untouched field is an empty text. */
export type BidDraftInput = {
  /** The tender's newestAddendum that the bidder has read; send it with the bid, too. If absent, the stored number does not change. */
  addendaSeen?: number | null | undefined;
  /** At most 100 characters. */
  bidAmount: string;
  /** Idempotency key, 1 to 200 characters: a second call with the same key and the same terms returns what the first one created. */
  clientMutationId?: string | null | undefined;
  /** The files that belong to the bid, at most 20. If absent, the bid names no files. */
  documents?: Array<BidDocumentInput> | null | undefined;
  /** At most 2,500 characters. */
  documentsUrl: string;
  /** At most 60,000 characters. */
  technicalProposal: string;
  /** At most 100 characters. */
  timelineDays: string;
  /** The version that the client read; null if there was no draft. CONFLICT unless it is the stored version. */
  version?: number | null | undefined;
};

/** A bid. */
export type BidInput = {
  /** The tender's newestAddendum that the client read. CONFLICT at addendaSeen if a newer addendum was issued. If absent, the bid confirms all addenda. */
  addendaSeen?: number | null | undefined;
  /** Whole US dollars; may lie outside the budget range. 1 to 9,007,199,254,740,991. */
  bidAmount: number;
  /** Idempotency key, 1 to 200 characters: a second call with the same key and the same terms returns what the first one created. */
  clientMutationId?: string | null | undefined;
  /** The files that belong to the bid, at most 20. If absent, the bid names no files. */
  documents?: Array<BidDocumentInput> | null | undefined;
  /** http or https. At most 2,000 characters. */
  documentsUrl?: string | null | undefined;
  /** Plain text. 50 to 50,000 characters. */
  technicalProposal: string;
  /** The id of the tender. */
  tenderId: string | number;
  /** Days. 1 to 36,500. */
  timelineDays: number;
};

/** The complete new terms. The old terms stay readable in the bid's revisions. */
export type BidRevisionInput = {
  /** The tender's newestAddendum that the client read. CONFLICT at addendaSeen if a newer addendum was issued. If absent, the bid confirms all addenda. */
  addendaSeen?: number | null | undefined;
  /** Whole US dollars; may lie outside the budget range. 1 to 9,007,199,254,740,991. */
  bidAmount: number;
  /** The files that belong to the bid, at most 20. If absent, the bid names no files. */
  documents?: Array<BidDocumentInput> | null | undefined;
  /** http or https. At most 2,000 characters. */
  documentsUrl?: string | null | undefined;
  /** The revision that the client read. A stale revision is refused with CONFLICT. */
  revision?: number | null | undefined;
  /** Plain text. 50 to 50,000 characters. */
  technicalProposal: string;
  /** Days. 1 to 36,500. */
  timelineDays: number;
};

/** pending from submission until a decision; a revision makes it pending again. */
export type BidStatus =
  /** Chosen by an administrator. */
  | 'accepted'
  /** Not decided yet. */
  | 'pending'
  /** Not chosen. */
  | 'rejected';

/** What a document of a company proves. A tender can ask for documents by their kind. */
export type CompanyDocumentKind =
  /** A bank's statement about the company. */
  | 'bankReference'
  /** Annual accounts. */
  | 'financialStatement'
  /** An insurance certificate. */
  | 'insurance'
  /** A certificate of ISO 9001, quality management. */
  | 'iso9001'
  /** A certificate of ISO 14001, environmental management. */
  | 'iso14001'
  /** A certificate of ISO 45001, health and safety at work. */
  | 'iso45001'
  /** A licence to do the work. */
  | 'licence'
  /** Any other document. */
  | 'other'
  /** A client's statement about earlier work. */
  | 'referenceProject'
  /** The company's entry in the register of companies. */
  | 'registrationCertificate'
  /** The tax authority's statement that no taxes are due. */
  | 'taxClearance';

/** The reason for rejecting a bid. */
export type DecisionReason =
  /** An addendum was not confirmed. */
  | 'addendumNotConfirmed'
  /** A document is missing. */
  | 'documentMissing'
  /** Another reason, which the required `words` explain. */
  | 'other'
  /** The price. */
  | 'price'
  /** A requirement is not met. */
  | 'requirementNotMet';

/** The field of work of a tender. */
export type TenderCategory =
  /** Shown as Construction. */
  | 'Construction'
  /** Shown as Consulting. */
  | 'Consulting'
  /** Shown as Design. */
  | 'Design'
  /** Shown as Engineering. */
  | 'Engineering'
  /** Shown as Infrastructure. */
  | 'Infrastructure'
  /** Shown as Services. */
  | 'Services'
  /** Shown as Technology. */
  | 'Technology';

/** The status of a tender. Partners see every status except draft. */
export type TenderStatus =
  /** A bid was accepted, and the tender is decided. */
  | 'awarded'
  /** The tender accepts no bids. */
  | 'closed'
  /** The tender is being written; only administrators can see it. */
  | 'draft'
  /** The tender is published and accepts bids until its closing time. */
  | 'open';

/** Whether an uploaded file was checked for viruses. */
export type VirusCheck =
  /** The file is whole and is being checked. Until then it cannot be downloaded. */
  | 'checking'
  /** The check found no virus when the file was uploaded. */
  | 'clean'
  /** The check found a virus. The file was deleted. */
  | 'infected'
  /** The file was not checked: this server had no virus check, or the file was too large for it. */
  | 'notChecked';

export type SubmitBidMutationVariables = Exact<{
  input: BidInput;
}>;


export type SubmitBidMutation = { submitBid: { id: string, status: BidStatus, submittedAt: string } };

export type OwnBidFragment = { id: string, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, status: BidStatus, submittedAt: string };

export type OwnLiveBidQueryVariables = Exact<{
  tenderId: string | number;
}>;


export type OwnLiveBidQuery = { myBids: { nodes: Array<{ id: string, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, status: BidStatus, submittedAt: string }> }, bidDraft: { tenderId: string, bidAmount: string, technicalProposal: string, timelineDays: string, documentsUrl: string, addendaSeen: number | null, savedAt: string, version: number, documents: Array<{ name: string, bytes: number, sha256: string, kind: CompanyDocumentKind | null }> } | null };

export type BidDraftTextFragment = { tenderId: string, bidAmount: string, technicalProposal: string, timelineDays: string, documentsUrl: string, addendaSeen: number | null, savedAt: string, version: number, documents: Array<{ name: string, bytes: number, sha256: string, kind: CompanyDocumentKind | null }> };

export type BidDraftQueryVariables = Exact<{
  tenderId: string | number;
}>;


export type BidDraftQuery = { bidDraft: { tenderId: string, bidAmount: string, technicalProposal: string, timelineDays: string, documentsUrl: string, addendaSeen: number | null, savedAt: string, version: number, documents: Array<{ name: string, bytes: number, sha256: string, kind: CompanyDocumentKind | null }> } | null };

export type SaveBidDraftMutationVariables = Exact<{
  tenderId: string | number;
  input: BidDraftInput;
}>;


export type SaveBidDraftMutation = { saveBidDraft: { tenderId: string, bidAmount: string, technicalProposal: string, timelineDays: string, documentsUrl: string, addendaSeen: number | null, savedAt: string, version: number, documents: Array<{ name: string, bytes: number, sha256: string, kind: CompanyDocumentKind | null }> } };

export type DeleteBidDraftMutationVariables = Exact<{
  tenderId: string | number;
}>;


export type DeleteBidDraftMutation = { deleteBidDraft: { tenderId: string } | null };

export type ListedBidFragment = { id: string, bidAmount: number | null, status: BidStatus, submittedAt: string, decidedAt: string | null, withdrawnAt: string | null, unconfirmedAddenda: Array<number>, documentsOwed: number, tenderNumber: string, tenderTitle: string, receipt: { receiptNumber: string } | null, tender: { id: string, status: TenderStatus, closingDate: string, decisionExpectedOn: string | null, cancelledAt: string | null, deletedAt: string | null } | null };

export type MyBidsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type MyBidsQuery = { myBids: { nodes: Array<{ id: string, bidAmount: number | null, status: BidStatus, submittedAt: string, decidedAt: string | null, withdrawnAt: string | null, unconfirmedAddenda: Array<number>, documentsOwed: number, tenderNumber: string, tenderTitle: string, receipt: { receiptNumber: string } | null, tender: { id: string, status: TenderStatus, closingDate: string, decisionExpectedOn: string | null, cancelledAt: string | null, deletedAt: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MyBidDraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyBidDraftsQuery = { myBidDrafts: Array<{ tenderId: string, bidAmount: string, technicalProposal: string, timelineDays: string, documentsUrl: string, addendaSeen: number | null, savedAt: string, version: number, tender: { id: string, tenderNumber: string, title: string, status: TenderStatus, closingDate: string, cancelledAt: string | null, deletedAt: string | null, newestAddendum: number } | null, documents: Array<{ name: string, bytes: number, sha256: string, kind: CompanyDocumentKind | null }> }> };

export type SubmittedTermsFragment = { revision: number, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, submittedAt: string, receivedAt: string | null, documents: Array<{ name: string, bytes: number, sha256: string }>, receipt: { receiptNumber: string, sha256: string } | null };

export type MyBidFactsFragment = { id: string, tenderId: string, companyId: string, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, documentsOwed: number, status: BidStatus, submittedAt: string, decidedAt: string | null, withdrawnAt: string | null, revision: number, unconfirmedAddenda: Array<number>, tenderNumber: string, tenderTitle: string, documents: Array<{ position: number, name: string, bytes: number, sha256: string, url: string | null, kind: CompanyDocumentKind | null, fileId: string | null, virusCheck: VirusCheck | null, state: BidDocumentState }>, addendaConfirmation: { addendum: number, confirmedAt: string, confirmedBy: string } | null, revisions: Array<{ revision: number, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, submittedAt: string, receivedAt: string | null, documents: Array<{ name: string, bytes: number, sha256: string }>, receipt: { receiptNumber: string, sha256: string } | null }>, company: { id: string, companyName: string }, outcome: { reason: DecisionReason | null, words: string | null, nextSteps: string | null, bidCount: number, winner: { companyName: string, bidAmount: number } | null } | null, tender: { id: string, status: TenderStatus, closingDate: string, documentsUntil: string | null, decisionExpectedOn: string | null, cancelledAt: string | null, cancelReason: string | null, awardTakenBackAt: string | null, awardTakenBackReason: string | null, deletedAt: string | null, newestAddendum: number, amendedAt: string | null, sealed: boolean, budgetMin: number, budgetMax: number, category: TenderCategory, location: string, country: string, closingSeal: { closing: number, sealedAt: string, sha256: string } | null } | null };

export type MyBidQueryVariables = Exact<{
  id: string | number;
}>;


export type MyBidQuery = { bid: { id: string, tenderId: string, companyId: string, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, documentsOwed: number, status: BidStatus, submittedAt: string, decidedAt: string | null, withdrawnAt: string | null, revision: number, unconfirmedAddenda: Array<number>, tenderNumber: string, tenderTitle: string, documents: Array<{ position: number, name: string, bytes: number, sha256: string, url: string | null, kind: CompanyDocumentKind | null, fileId: string | null, virusCheck: VirusCheck | null, state: BidDocumentState }>, addendaConfirmation: { addendum: number, confirmedAt: string, confirmedBy: string } | null, revisions: Array<{ revision: number, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, submittedAt: string, receivedAt: string | null, documents: Array<{ name: string, bytes: number, sha256: string }>, receipt: { receiptNumber: string, sha256: string } | null }>, company: { id: string, companyName: string }, outcome: { reason: DecisionReason | null, words: string | null, nextSteps: string | null, bidCount: number, winner: { companyName: string, bidAmount: number } | null } | null, tender: { id: string, status: TenderStatus, closingDate: string, documentsUntil: string | null, decisionExpectedOn: string | null, cancelledAt: string | null, cancelReason: string | null, awardTakenBackAt: string | null, awardTakenBackReason: string | null, deletedAt: string | null, newestAddendum: number, amendedAt: string | null, sealed: boolean, budgetMin: number, budgetMax: number, category: TenderCategory, location: string, country: string, closingSeal: { closing: number, sealedAt: string, sha256: string } | null } | null } };

export type ReviseBidMutationVariables = Exact<{
  id: string | number;
  input: BidRevisionInput;
}>;


export type ReviseBidMutation = { reviseBid: { id: string, tenderId: string, companyId: string, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, documentsOwed: number, status: BidStatus, submittedAt: string, decidedAt: string | null, withdrawnAt: string | null, revision: number, unconfirmedAddenda: Array<number>, tenderNumber: string, tenderTitle: string, documents: Array<{ position: number, name: string, bytes: number, sha256: string, url: string | null, kind: CompanyDocumentKind | null, fileId: string | null, virusCheck: VirusCheck | null, state: BidDocumentState }>, addendaConfirmation: { addendum: number, confirmedAt: string, confirmedBy: string } | null, revisions: Array<{ revision: number, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, submittedAt: string, receivedAt: string | null, documents: Array<{ name: string, bytes: number, sha256: string }>, receipt: { receiptNumber: string, sha256: string } | null }>, company: { id: string, companyName: string }, outcome: { reason: DecisionReason | null, words: string | null, nextSteps: string | null, bidCount: number, winner: { companyName: string, bidAmount: number } | null } | null, tender: { id: string, status: TenderStatus, closingDate: string, documentsUntil: string | null, decisionExpectedOn: string | null, cancelledAt: string | null, cancelReason: string | null, awardTakenBackAt: string | null, awardTakenBackReason: string | null, deletedAt: string | null, newestAddendum: number, amendedAt: string | null, sealed: boolean, budgetMin: number, budgetMax: number, category: TenderCategory, location: string, country: string, closingSeal: { closing: number, sealedAt: string, sha256: string } | null } | null } };

export type WithdrawBidMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawBidMutation = { withdrawBid: { id: string, tenderId: string, companyId: string, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, documentsOwed: number, status: BidStatus, submittedAt: string, decidedAt: string | null, withdrawnAt: string | null, revision: number, unconfirmedAddenda: Array<number>, tenderNumber: string, tenderTitle: string, documents: Array<{ position: number, name: string, bytes: number, sha256: string, url: string | null, kind: CompanyDocumentKind | null, fileId: string | null, virusCheck: VirusCheck | null, state: BidDocumentState }>, addendaConfirmation: { addendum: number, confirmedAt: string, confirmedBy: string } | null, revisions: Array<{ revision: number, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, submittedAt: string, receivedAt: string | null, documents: Array<{ name: string, bytes: number, sha256: string }>, receipt: { receiptNumber: string, sha256: string } | null }>, company: { id: string, companyName: string }, outcome: { reason: DecisionReason | null, words: string | null, nextSteps: string | null, bidCount: number, winner: { companyName: string, bidAmount: number } | null } | null, tender: { id: string, status: TenderStatus, closingDate: string, documentsUntil: string | null, decisionExpectedOn: string | null, cancelledAt: string | null, cancelReason: string | null, awardTakenBackAt: string | null, awardTakenBackReason: string | null, deletedAt: string | null, newestAddendum: number, amendedAt: string | null, sealed: boolean, budgetMin: number, budgetMax: number, category: TenderCategory, location: string, country: string, closingSeal: { closing: number, sealedAt: string, sha256: string } | null } | null } };

export const OwnBidFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnBid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]} as unknown as DocumentNode;
export const BidDraftTextFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BidDraftText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addendaSeen"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export const ListedBidFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedBid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedAddenda"}},{"kind":"Field","name":{"kind":"Name","value":"documentsOwed"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"tenderTitle"}},{"kind":"Field","name":{"kind":"Name","value":"tender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]}}]} as unknown as DocumentNode;
export const SubmittedTermsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmittedTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidRevision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}}]} as unknown as DocumentNode;
export const MyBidFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyBidFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"virusCheck"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentsOwed"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedAddenda"}},{"kind":"Field","name":{"kind":"Name","value":"addendaConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addendum"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmittedTerms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"nextSteps"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"tenderTitle"}},{"kind":"Field","name":{"kind":"Name","value":"tender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"awardTakenBackAt"}},{"kind":"Field","name":{"kind":"Name","value":"awardTakenBackReason"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"closingSeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmittedTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidRevision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}}]} as unknown as DocumentNode;
export const SubmitBidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BidInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitBid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSubmitBidMutation__
 *
 * To run a mutation, you first call `useSubmitBidMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSubmitBidMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [submitBidMutation, { data, loading, error }] = useSubmitBidMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSubmitBidMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SubmitBidMutation, SubmitBidMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SubmitBidMutation, SubmitBidMutationVariables>(SubmitBidDocument, options);
      }
export type SubmitBidMutationHookResult = ReturnType<typeof useSubmitBidMutation>;
export const OwnLiveBidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnLiveBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myBids"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnBid"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bidDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BidDraftText"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnBid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BidDraftText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addendaSeen"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useOwnLiveBidQuery__
 *
 * To run a query within a React component, call `useOwnLiveBidQuery` and pass it any options that fit your needs.
 * When your component renders, `useOwnLiveBidQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOwnLiveBidQuery({
 *   variables: {
 *      tenderId: // value for 'tenderId'
 *   },
 * });
 */
export function useOwnLiveBidQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OwnLiveBidQuery, OwnLiveBidQueryVariables> & ({ variables: OwnLiveBidQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OwnLiveBidQuery, OwnLiveBidQueryVariables>(OwnLiveBidDocument, options);
      }
export function useOwnLiveBidLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OwnLiveBidQuery, OwnLiveBidQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OwnLiveBidQuery, OwnLiveBidQueryVariables>(OwnLiveBidDocument, options);
        }
export type OwnLiveBidQueryHookResult = ReturnType<typeof useOwnLiveBidQuery>;
export type OwnLiveBidLazyQueryHookResult = ReturnType<typeof useOwnLiveBidLazyQuery>;
export const BidDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BidDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bidDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BidDraftText"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BidDraftText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addendaSeen"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useBidDraftQuery__
 *
 * To run a query within a React component, call `useBidDraftQuery` and pass it any options that fit your needs.
 * When your component renders, `useBidDraftQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useBidDraftQuery({
 *   variables: {
 *      tenderId: // value for 'tenderId'
 *   },
 * });
 */
export function useBidDraftQuery(baseOptions: ApolloReactHooks.QueryHookOptions<BidDraftQuery, BidDraftQueryVariables> & ({ variables: BidDraftQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BidDraftQuery, BidDraftQueryVariables>(BidDraftDocument, options);
      }
export function useBidDraftLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BidDraftQuery, BidDraftQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BidDraftQuery, BidDraftQueryVariables>(BidDraftDocument, options);
        }
export type BidDraftQueryHookResult = ReturnType<typeof useBidDraftQuery>;
export type BidDraftLazyQueryHookResult = ReturnType<typeof useBidDraftLazyQuery>;
export const SaveBidDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBidDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BidDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveBidDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BidDraftText"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BidDraftText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addendaSeen"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useSaveBidDraftMutation__
 *
 * To run a mutation, you first call `useSaveBidDraftMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSaveBidDraftMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [saveBidDraftMutation, { data, loading, error }] = useSaveBidDraftMutation({
 *   variables: {
 *      tenderId: // value for 'tenderId'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSaveBidDraftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveBidDraftMutation, SaveBidDraftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveBidDraftMutation, SaveBidDraftMutationVariables>(SaveBidDraftDocument, options);
      }
export type SaveBidDraftMutationHookResult = ReturnType<typeof useSaveBidDraftMutation>;
export const DeleteBidDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBidDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBidDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenderId"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDeleteBidDraftMutation__
 *
 * To run a mutation, you first call `useDeleteBidDraftMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteBidDraftMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteBidDraftMutation, { data, loading, error }] = useDeleteBidDraftMutation({
 *   variables: {
 *      tenderId: // value for 'tenderId'
 *   },
 * });
 */
export function useDeleteBidDraftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteBidDraftMutation, DeleteBidDraftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteBidDraftMutation, DeleteBidDraftMutationVariables>(DeleteBidDraftDocument, options);
      }
export type DeleteBidDraftMutationHookResult = ReturnType<typeof useDeleteBidDraftMutation>;
export const MyBidsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyBids"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myBids"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"includeWithdrawn"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"submittedAt"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"descending"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedBid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedBid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedAddenda"}},{"kind":"Field","name":{"kind":"Name","value":"documentsOwed"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"tenderTitle"}},{"kind":"Field","name":{"kind":"Name","value":"tender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useMyBidsQuery__
 *
 * To run a query within a React component, call `useMyBidsQuery` and pass it any options that fit your needs.
 * When your component renders, `useMyBidsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMyBidsQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useMyBidsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<MyBidsQuery, MyBidsQueryVariables> & ({ variables: MyBidsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MyBidsQuery, MyBidsQueryVariables>(MyBidsDocument, options);
      }
export function useMyBidsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MyBidsQuery, MyBidsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MyBidsQuery, MyBidsQueryVariables>(MyBidsDocument, options);
        }
export type MyBidsQueryHookResult = ReturnType<typeof useMyBidsQuery>;
export type MyBidsLazyQueryHookResult = ReturnType<typeof useMyBidsLazyQuery>;
export const MyBidDraftsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyBidDrafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myBidDrafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BidDraftText"}},{"kind":"Field","name":{"kind":"Name","value":"tender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BidDraftText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addendaSeen"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useMyBidDraftsQuery__
 *
 * To run a query within a React component, call `useMyBidDraftsQuery` and pass it any options that fit your needs.
 * When your component renders, `useMyBidDraftsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMyBidDraftsQuery({
 *   variables: {
 *   },
 * });
 */
export function useMyBidDraftsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MyBidDraftsQuery, MyBidDraftsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MyBidDraftsQuery, MyBidDraftsQueryVariables>(MyBidDraftsDocument, options);
      }
export function useMyBidDraftsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MyBidDraftsQuery, MyBidDraftsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MyBidDraftsQuery, MyBidDraftsQueryVariables>(MyBidDraftsDocument, options);
        }
export type MyBidDraftsQueryHookResult = ReturnType<typeof useMyBidDraftsQuery>;
export type MyBidDraftsLazyQueryHookResult = ReturnType<typeof useMyBidDraftsLazyQuery>;
export const MyBidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyBidFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmittedTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidRevision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyBidFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"virusCheck"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentsOwed"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedAddenda"}},{"kind":"Field","name":{"kind":"Name","value":"addendaConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addendum"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmittedTerms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"nextSteps"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"tenderTitle"}},{"kind":"Field","name":{"kind":"Name","value":"tender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"awardTakenBackAt"}},{"kind":"Field","name":{"kind":"Name","value":"awardTakenBackReason"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"closingSeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useMyBidQuery__
 *
 * To run a query within a React component, call `useMyBidQuery` and pass it any options that fit your needs.
 * When your component renders, `useMyBidQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMyBidQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useMyBidQuery(baseOptions: ApolloReactHooks.QueryHookOptions<MyBidQuery, MyBidQueryVariables> & ({ variables: MyBidQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MyBidQuery, MyBidQueryVariables>(MyBidDocument, options);
      }
export function useMyBidLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MyBidQuery, MyBidQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MyBidQuery, MyBidQueryVariables>(MyBidDocument, options);
        }
export type MyBidQueryHookResult = ReturnType<typeof useMyBidQuery>;
export type MyBidLazyQueryHookResult = ReturnType<typeof useMyBidLazyQuery>;
export const ReviseBidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviseBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BidRevisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviseBid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyBidFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmittedTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidRevision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyBidFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"virusCheck"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentsOwed"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedAddenda"}},{"kind":"Field","name":{"kind":"Name","value":"addendaConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addendum"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmittedTerms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"nextSteps"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"tenderTitle"}},{"kind":"Field","name":{"kind":"Name","value":"tender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"awardTakenBackAt"}},{"kind":"Field","name":{"kind":"Name","value":"awardTakenBackReason"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"closingSeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useReviseBidMutation__
 *
 * To run a mutation, you first call `useReviseBidMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useReviseBidMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [reviseBidMutation, { data, loading, error }] = useReviseBidMutation({
 *   variables: {
 *      id: // value for 'id'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useReviseBidMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReviseBidMutation, ReviseBidMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReviseBidMutation, ReviseBidMutationVariables>(ReviseBidDocument, options);
      }
export type ReviseBidMutationHookResult = ReturnType<typeof useReviseBidMutation>;
export const WithdrawBidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawBid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyBidFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmittedTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidRevision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyBidFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"virusCheck"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentsOwed"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedAddenda"}},{"kind":"Field","name":{"kind":"Name","value":"addendaConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addendum"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmittedTerms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"nextSteps"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"tenderTitle"}},{"kind":"Field","name":{"kind":"Name","value":"tender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"awardTakenBackAt"}},{"kind":"Field","name":{"kind":"Name","value":"awardTakenBackReason"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"closingSeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useWithdrawBidMutation__
 *
 * To run a mutation, you first call `useWithdrawBidMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useWithdrawBidMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [withdrawBidMutation, { data, loading, error }] = useWithdrawBidMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useWithdrawBidMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<WithdrawBidMutation, WithdrawBidMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<WithdrawBidMutation, WithdrawBidMutationVariables>(WithdrawBidDocument, options);
      }
export type WithdrawBidMutationHookResult = ReturnType<typeof useWithdrawBidMutation>;