/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The pending work on a tender, by the database's clock. */
export type Awaited =
  /** Closed for bidding, neither awarded nor cancelled, with at least one pending live bid. Includes sealed tenders that are not opened yet. */
  | 'decision'
  /** The day on which a decision was expected has passed, and a live bid is pending. */
  | 'overdueDecision'
  /** Another administrator has approved the opening, and a second approval is needed. */
  | 'secondPerson';

/** Whether a bid's document has an address. */
export type BidDocumentState =
  /** The document has an address. */
  | 'given'
  /** The document has no address, and none can be given any more: the time is over, the bid was withdrawn, or its newest revision does not name the file. */
  | 'notDelivered'
  /** The document has no address yet, and one can still be given. */
  | 'owed';

/** An item must meet every given condition. */
export type BidFilter = {
  /** bidAmount is at least this amount. Leaves sealed bids out. */
  amountFrom?: number | null | undefined;
  /** bidAmount is at most this amount. Leaves sealed bids out. */
  amountTo?: number | null | undefined;
  /** true: live pending bids whose tender is closed (by its status, or because its closing time has passed by the database's clock) and not cancelled. false: every other bid. */
  awaitsDecision?: boolean | null | undefined;
  /** Created or changed at or after this time. Send the `changesUntil` of the last answer: then no change is missed, and a few changes may be returned twice. A date without a time means 00:00:00.000 UTC of that day. BAD_USER_INPUT for a time in the future. */
  changedSince?: string | null | undefined;
  /** Bids of this company, by Company.id or by the id of its user, which Bid.companyId and User.id are. */
  companyId?: string | number | null | undefined;
  /** The country of the company's profile is one of these, by their English names. */
  country?: Array<string> | null | undefined;
  /** timelineDays is at least this number. Leaves sealed bids out. */
  daysFrom?: number | null | undefined;
  /** timelineDays is at most this number. Leaves sealed bids out. */
  daysTo?: number | null | undefined;
  /** Decided at or after this time. A date without a time means 00:00:00.000 UTC of that day. */
  decidedFrom?: string | null | undefined;
  /** Decided at or before this time. A date without a time means 23:59:59.999 UTC of that day. */
  decidedTo?: string | null | undefined;
  /** true: withdrawn bids too; otherwise only live bids. Use it together with changedSince, so that your copy learns of withdrawals: these bids have withdrawnAt. */
  includeWithdrawn?: boolean | null | undefined;
  /** Text in the profile's company name, or in the tender's number or title as stored with the bid, ignoring case. */
  search?: string | null | undefined;
  /** The bid's status is one of these. */
  status?: Array<BidStatus> | null | undefined;
  /** Submitted or last revised at or after this time. A date without a time means 00:00:00.000 UTC of that day. */
  submittedFrom?: string | null | undefined;
  /** Submitted or last revised at or before this time. A date without a time means 23:59:59.999 UTC of that day. */
  submittedTo?: string | null | undefined;
  /** The tender's category is one of these. */
  tenderCategory?: Array<TenderCategory> | null | undefined;
  /** The tender's country is one of these, by their English names. */
  tenderCountry?: Array<string> | null | undefined;
  /** Bids on this tender. */
  tenderId?: string | number | null | undefined;
  /** The tender's status is one of these; an open tender stays open when its closing time has passed. */
  tenderStatus?: Array<TenderStatus> | null | undefined;
};

/** Groups of tenders, by their live bids and the database's clock. Every tender is in exactly one group. */
export type BidGroup =
  /** Closed for bidding, neither awarded nor cancelled, and at least one live bid is pending. */
  | 'awaitingDecision'
  /** Drafts, and tenders without a live bid. */
  | 'draftsAndWithoutBids'
  /** Every other tender with live bids, except drafts. */
  | 'withBids';

/** The reason for rejecting one of the bids. The bid's company reads exactly this. */
export type BidReasonInput = {
  /** A live bid on the tender, other than the accepted one. */
  bidId: string | number;
  /** The kind of reason. */
  reason: DecisionReason;
  /** The explanation, 20 to 3,000 characters; required for `other`. */
  words?: string | null | undefined;
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

/** The reason for rejecting a bid. The bid's company reads exactly this. */
export type DecisionReasonInput = {
  /** The kind of reason. */
  reason: DecisionReason;
  /** The explanation, 20 to 3,000 characters; required for `other`. */
  words?: string | null | undefined;
};

/** The direction of an order. */
export type OrderDirection =
  /** The lowest first. */
  | 'ascending'
  /** The highest first. */
  | 'descending';

/** A live bid as the client read it. */
export type SeenLiveBid = {
  /** A UUID. Ids of one kind sort by the time of creation. */
  id: string | number;
  /** The revision of the bid. */
  revision: number;
};

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

/** An item must meet every given condition. */
export type TenderFilter = {
  /** Whether the tender accepts bids now, by the database's clock. */
  acceptsBids?: boolean | null | undefined;
  /** Awarded tenders whose winning bid was accepted at or after this time. A date without a time means 00:00:00.000 UTC of that day. */
  awardedFrom?: string | null | undefined;
  /** Awarded tenders whose winning bid was accepted at or before this time. A date without a time means 23:59:59.999 UTC of that day. */
  awardedTo?: string | null | undefined;
  /** budgetMax is at least this amount. */
  budgetFrom?: number | null | undefined;
  /** budgetMin is at most this amount. */
  budgetTo?: number | null | undefined;
  /** One of these categories. */
  category?: Array<TenderCategory> | null | undefined;
  /** Created or changed at or after this time. Send the `changesUntil` of the last answer: then no change is missed, and a few changes may be returned twice. A date without a time means 00:00:00.000 UTC of that day. BAD_USER_INPUT for a time in the future. */
  changedSince?: string | null | undefined;
  /** Closes at or after this time. A date without a time means 00:00:00.000 UTC of that day. */
  closingFrom?: string | null | undefined;
  /** Closes at or before this time. A date without a time means 23:59:59.999 UTC of that day. */
  closingTo?: string | null | undefined;
  /** Closes after now and within this number of days of 24 hours. */
  closingWithinDays?: number | null | undefined;
  /** One of these countries, by their English names. */
  country?: Array<string> | null | undefined;
  /** Administrators only. Created by this administrator. */
  createdBy?: string | number | null | undefined;
  /** Administrators only. true: only deleted tenders; false: only tenders that are not deleted. */
  deleted?: boolean | null | undefined;
  /** Text in the location, ignoring case. */
  location?: string | null | undefined;
  /** Opens at or after this time. A date without a time means 00:00:00.000 UTC of that day. */
  openingFrom?: string | null | undefined;
  /** Opens at or before this time. A date without a time means 23:59:59.999 UTC of that day. */
  openingTo?: string | null | undefined;
  /** Administrators only. true: published; false: a draft, or cancelled before its publication. */
  published?: boolean | null | undefined;
  /** Text in the number, title, description or location, ignoring case. */
  search?: string | null | undefined;
  /** One of these statuses. */
  status?: Array<TenderStatus> | null | undefined;
  /** Administrators only. true: without a live bid; false: with one. */
  withoutBids?: boolean | null | undefined;
};

/** The order of a list. */
export type TenderOrder = {
  /** Whether the lowest value comes first or the highest. */
  direction: OrderDirection;
  /** The value to sort by. */
  field: TenderOrderField;
};

/** The values by which this list can be sorted. */
export type TenderOrderField =
  /** Administrators only. By the number of live bids. Leaves out drafts, drafts that were cancelled before publication, and deleted tenders. */
  | 'bidCount'
  /** By budgetMax. */
  | 'budgetMax'
  /** By budgetMin. */
  | 'budgetMin'
  /** By closingDate. */
  | 'closingDate'
  /** By createdAt. */
  | 'createdAt'
  /** By openingDate. */
  | 'openingDate'
  /** By status. */
  | 'status'
  /** By tenderNumber. */
  | 'tenderNumber'
  /** By title. */
  | 'title';

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

export type SubmittedBidFragment = { id: string, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, status: BidStatus, decidedAt: string | null, submittedAt: string, revision: number, unconfirmedAddenda: Array<number>, documents: Array<{ position: number, name: string, bytes: number, sha256: string, kind: CompanyDocumentKind | null, url: string | null, fileId: string | null, virusCheck: VirusCheck | null, state: BidDocumentState }>, outcome: { reason: DecisionReason | null, words: string | null } | null, company: { id: string, companyName: string, email: string, companyTypology: string | null } };

export type TenderToDecideFragment = { id: string, tenderNumber: string, title: string, status: TenderStatus, closingDate: string, cancelledAt: string | null, budgetMin: number, budgetMax: number, bidCount: number | null, version: number, sealed: boolean, openedAt: string | null, awardTakenBackAt: string | null, awardTakenBackReason: string | null };

export type TendersByBidsQueryVariables = Exact<{
  group: BidGroup;
  awaits?: Awaited | null | undefined;
  filter: TenderFilter;
  bids?: BidFilter | null | undefined;
  orderBy?: TenderOrder | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type TendersByBidsQuery = { tendersByBids: { bidsRevision: string | null, totalCount: number, totalCountIsExact: boolean, nodes: Array<{ id: string, tenderNumber: string, title: string, status: TenderStatus, closingDate: string, cancelledAt: string | null, budgetMin: number, budgetMax: number, bidCount: number | null, version: number, sealed: boolean, openedAt: string | null, awardTakenBackAt: string | null, awardTakenBackReason: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type TenderToDecideQueryVariables = Exact<{
  id: string | number;
}>;


export type TenderToDecideQuery = { tender: { id: string, tenderNumber: string, title: string, status: TenderStatus, closingDate: string, cancelledAt: string | null, budgetMin: number, budgetMax: number, bidCount: number | null, version: number, sealed: boolean, openedAt: string | null, awardTakenBackAt: string | null, awardTakenBackReason: string | null } };

export type BidsOfTenderQueryVariables = Exact<{
  tenderId: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type BidsOfTenderQuery = { bids: { bidsRevision: string | null, totalCount: number, totalCountIsExact: boolean, nodes: Array<{ id: string, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, status: BidStatus, decidedAt: string | null, submittedAt: string, revision: number, unconfirmedAddenda: Array<number>, documents: Array<{ position: number, name: string, bytes: number, sha256: string, kind: CompanyDocumentKind | null, url: string | null, fileId: string | null, virusCheck: VirusCheck | null, state: BidDocumentState }>, outcome: { reason: DecisionReason | null, words: string | null } | null, company: { id: string, companyName: string, email: string, companyTypology: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type BidsRevisionQueryVariables = Exact<{ [key: string]: never; }>;


export type BidsRevisionQuery = { bidsRevision: string };

export type SealedTenderFragment = { id: string, status: TenderStatus, cancelledAt: string | null, openedAt: string | null, version: number, opening: { personsNeeded: number, opensAt: string, openedAt: string | null, persons: Array<{ id: string, username: string, approvedAt: string, mine: boolean }> } | null };

export type SealedTenderQueryVariables = Exact<{
  id: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type SealedTenderQuery = { tender: { id: string, status: TenderStatus, cancelledAt: string | null, openedAt: string | null, version: number, opening: { personsNeeded: number, opensAt: string, openedAt: string | null, persons: Array<{ id: string, username: string, approvedAt: string, mine: boolean }> } | null }, bids: { totalCount: number, nodes: Array<{ id: string, submittedAt: string, unconfirmedAddenda: Array<number>, company: { id: string, companyName: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ApproveOpeningMutationVariables = Exact<{
  tenderId: string | number;
  password: string;
}>;


export type ApproveOpeningMutation = { approveOpening: { id: string, status: TenderStatus, cancelledAt: string | null, openedAt: string | null, version: number, opening: { personsNeeded: number, opensAt: string, openedAt: string | null, persons: Array<{ id: string, username: string, approvedAt: string, mine: boolean }> } | null } };

export type WithdrawOpeningApprovalMutationVariables = Exact<{
  tenderId: string | number;
}>;


export type WithdrawOpeningApprovalMutation = { withdrawOpeningApproval: { id: string, status: TenderStatus, cancelledAt: string | null, openedAt: string | null, version: number, opening: { personsNeeded: number, opensAt: string, openedAt: string | null, persons: Array<{ id: string, username: string, approvedAt: string, mine: boolean }> } | null } };

export type DecideBidMutationVariables = Exact<{
  id: string | number;
  status: BidStatus;
  revision: number;
  seenStatus: BidStatus;
  reason?: DecisionReasonInput | null | undefined;
}>;


export type DecideBidMutation = { decideBid: { id: string, status: BidStatus, decidedAt: string | null, outcome: { reason: DecisionReason | null, words: string | null } | null, tender: { id: string, undecidedBidCount: number | null } | null } };

export type AwardTenderMutationVariables = Exact<{
  tenderId: string | number;
  bidId: string | number;
  version: number;
  revision: number;
  seenStatus: BidStatus;
  seenBids: Array<SeenLiveBid> | SeenLiveBid;
  reasons?: Array<BidReasonInput> | BidReasonInput | null | undefined;
  nextSteps?: string | null | undefined;
}>;


export type AwardTenderMutation = { awardTender: { id: string, tenderNumber: string, title: string, status: TenderStatus, closingDate: string, cancelledAt: string | null, budgetMin: number, budgetMax: number, bidCount: number | null, version: number, sealed: boolean, openedAt: string | null, awardTakenBackAt: string | null, awardTakenBackReason: string | null } };

export const SubmittedBidFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmittedBid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedAddenda"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"virusCheck"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypology"}}]}}]}}]} as unknown as DocumentNode;
export const TenderToDecideFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderToDecide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"awardTakenBackAt"}},{"kind":"Field","name":{"kind":"Name","value":"awardTakenBackReason"}}]}}]} as unknown as DocumentNode;
export const SealedTenderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SealedTender"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"persons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}}]}}]}}]}}]} as unknown as DocumentNode;
export const TendersByBidsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TendersByBids"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BidGroup"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"awaits"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Awaited"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TenderFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bids"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BidFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TenderOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tendersByBids"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group"}}},{"kind":"Argument","name":{"kind":"Name","value":"awaits"},"value":{"kind":"Variable","name":{"kind":"Name","value":"awaits"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"bids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bids"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bidsRevision"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderToDecide"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderToDecide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"awardTakenBackAt"}},{"kind":"Field","name":{"kind":"Name","value":"awardTakenBackReason"}}]}}]} as unknown as DocumentNode;

/**
 * __useTendersByBidsQuery__
 *
 * To run a query within a React component, call `useTendersByBidsQuery` and pass it any options that fit your needs.
 * When your component renders, `useTendersByBidsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useTendersByBidsQuery({
 *   variables: {
 *      group: // value for 'group'
 *      awaits: // value for 'awaits'
 *      filter: // value for 'filter'
 *      bids: // value for 'bids'
 *      orderBy: // value for 'orderBy'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useTendersByBidsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TendersByBidsQuery, TendersByBidsQueryVariables> & ({ variables: TendersByBidsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TendersByBidsQuery, TendersByBidsQueryVariables>(TendersByBidsDocument, options);
      }
export function useTendersByBidsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TendersByBidsQuery, TendersByBidsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TendersByBidsQuery, TendersByBidsQueryVariables>(TendersByBidsDocument, options);
        }
export type TendersByBidsQueryHookResult = ReturnType<typeof useTendersByBidsQuery>;
export type TendersByBidsLazyQueryHookResult = ReturnType<typeof useTendersByBidsLazyQuery>;
export const TenderToDecideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TenderToDecide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderToDecide"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderToDecide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"awardTakenBackAt"}},{"kind":"Field","name":{"kind":"Name","value":"awardTakenBackReason"}}]}}]} as unknown as DocumentNode;

/**
 * __useTenderToDecideQuery__
 *
 * To run a query within a React component, call `useTenderToDecideQuery` and pass it any options that fit your needs.
 * When your component renders, `useTenderToDecideQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useTenderToDecideQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useTenderToDecideQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TenderToDecideQuery, TenderToDecideQueryVariables> & ({ variables: TenderToDecideQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TenderToDecideQuery, TenderToDecideQueryVariables>(TenderToDecideDocument, options);
      }
export function useTenderToDecideLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TenderToDecideQuery, TenderToDecideQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TenderToDecideQuery, TenderToDecideQueryVariables>(TenderToDecideDocument, options);
        }
export type TenderToDecideQueryHookResult = ReturnType<typeof useTenderToDecideQuery>;
export type TenderToDecideLazyQueryHookResult = ReturnType<typeof useTenderToDecideLazyQuery>;
export const BidsOfTenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BidsOfTender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bids"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"submittedAt"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"descending"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bidsRevision"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmittedBid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmittedBid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedAddenda"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"virusCheck"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypology"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useBidsOfTenderQuery__
 *
 * To run a query within a React component, call `useBidsOfTenderQuery` and pass it any options that fit your needs.
 * When your component renders, `useBidsOfTenderQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useBidsOfTenderQuery({
 *   variables: {
 *      tenderId: // value for 'tenderId'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useBidsOfTenderQuery(baseOptions: ApolloReactHooks.QueryHookOptions<BidsOfTenderQuery, BidsOfTenderQueryVariables> & ({ variables: BidsOfTenderQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BidsOfTenderQuery, BidsOfTenderQueryVariables>(BidsOfTenderDocument, options);
      }
export function useBidsOfTenderLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BidsOfTenderQuery, BidsOfTenderQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BidsOfTenderQuery, BidsOfTenderQueryVariables>(BidsOfTenderDocument, options);
        }
export type BidsOfTenderQueryHookResult = ReturnType<typeof useBidsOfTenderQuery>;
export type BidsOfTenderLazyQueryHookResult = ReturnType<typeof useBidsOfTenderLazyQuery>;
export const BidsRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BidsRevision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bidsRevision"}}]}}]} as unknown as DocumentNode;

/**
 * __useBidsRevisionQuery__
 *
 * To run a query within a React component, call `useBidsRevisionQuery` and pass it any options that fit your needs.
 * When your component renders, `useBidsRevisionQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useBidsRevisionQuery({
 *   variables: {
 *   },
 * });
 */
export function useBidsRevisionQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<BidsRevisionQuery, BidsRevisionQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BidsRevisionQuery, BidsRevisionQueryVariables>(BidsRevisionDocument, options);
      }
export function useBidsRevisionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BidsRevisionQuery, BidsRevisionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BidsRevisionQuery, BidsRevisionQueryVariables>(BidsRevisionDocument, options);
        }
export type BidsRevisionQueryHookResult = ReturnType<typeof useBidsRevisionQuery>;
export type BidsRevisionLazyQueryHookResult = ReturnType<typeof useBidsRevisionLazyQuery>;
export const SealedTenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SealedTender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SealedTender"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"submittedAt"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"descending"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedAddenda"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SealedTender"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"persons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSealedTenderQuery__
 *
 * To run a query within a React component, call `useSealedTenderQuery` and pass it any options that fit your needs.
 * When your component renders, `useSealedTenderQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSealedTenderQuery({
 *   variables: {
 *      id: // value for 'id'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useSealedTenderQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SealedTenderQuery, SealedTenderQueryVariables> & ({ variables: SealedTenderQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SealedTenderQuery, SealedTenderQueryVariables>(SealedTenderDocument, options);
      }
export function useSealedTenderLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SealedTenderQuery, SealedTenderQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SealedTenderQuery, SealedTenderQueryVariables>(SealedTenderDocument, options);
        }
export type SealedTenderQueryHookResult = ReturnType<typeof useSealedTenderQuery>;
export type SealedTenderLazyQueryHookResult = ReturnType<typeof useSealedTenderLazyQuery>;
export const ApproveOpeningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveOpening"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveOpening"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SealedTender"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SealedTender"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"persons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useApproveOpeningMutation__
 *
 * To run a mutation, you first call `useApproveOpeningMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useApproveOpeningMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [approveOpeningMutation, { data, loading, error }] = useApproveOpeningMutation({
 *   variables: {
 *      tenderId: // value for 'tenderId'
 *      password: // value for 'password'
 *   },
 * });
 */
export function useApproveOpeningMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApproveOpeningMutation, ApproveOpeningMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApproveOpeningMutation, ApproveOpeningMutationVariables>(ApproveOpeningDocument, options);
      }
export type ApproveOpeningMutationHookResult = ReturnType<typeof useApproveOpeningMutation>;
export const WithdrawOpeningApprovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawOpeningApproval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawOpeningApproval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SealedTender"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SealedTender"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"persons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useWithdrawOpeningApprovalMutation__
 *
 * To run a mutation, you first call `useWithdrawOpeningApprovalMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useWithdrawOpeningApprovalMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [withdrawOpeningApprovalMutation, { data, loading, error }] = useWithdrawOpeningApprovalMutation({
 *   variables: {
 *      tenderId: // value for 'tenderId'
 *   },
 * });
 */
export function useWithdrawOpeningApprovalMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<WithdrawOpeningApprovalMutation, WithdrawOpeningApprovalMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<WithdrawOpeningApprovalMutation, WithdrawOpeningApprovalMutationVariables>(WithdrawOpeningApprovalDocument, options);
      }
export type WithdrawOpeningApprovalMutationHookResult = ReturnType<typeof useWithdrawOpeningApprovalMutation>;
export const DecideBidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BidStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seenStatus"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BidStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DecisionReasonInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideBid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"seenStatus"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seenStatus"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"undecidedBidCount"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDecideBidMutation__
 *
 * To run a mutation, you first call `useDecideBidMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDecideBidMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [decideBidMutation, { data, loading, error }] = useDecideBidMutation({
 *   variables: {
 *      id: // value for 'id'
 *      status: // value for 'status'
 *      revision: // value for 'revision'
 *      seenStatus: // value for 'seenStatus'
 *      reason: // value for 'reason'
 *   },
 * });
 */
export function useDecideBidMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DecideBidMutation, DecideBidMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DecideBidMutation, DecideBidMutationVariables>(DecideBidDocument, options);
      }
export type DecideBidMutationHookResult = ReturnType<typeof useDecideBidMutation>;
export const AwardTenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AwardTender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bidId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seenStatus"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BidStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seenBids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeenLiveBid"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reasons"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BidReasonInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextSteps"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awardTender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"bidId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bidId"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"seenStatus"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seenStatus"}}},{"kind":"Argument","name":{"kind":"Name","value":"seenBids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seenBids"}}},{"kind":"Argument","name":{"kind":"Name","value":"reasons"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reasons"}}},{"kind":"Argument","name":{"kind":"Name","value":"nextSteps"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nextSteps"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderToDecide"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderToDecide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"awardTakenBackAt"}},{"kind":"Field","name":{"kind":"Name","value":"awardTakenBackReason"}}]}}]} as unknown as DocumentNode;

/**
 * __useAwardTenderMutation__
 *
 * To run a mutation, you first call `useAwardTenderMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAwardTenderMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [awardTenderMutation, { data, loading, error }] = useAwardTenderMutation({
 *   variables: {
 *      tenderId: // value for 'tenderId'
 *      bidId: // value for 'bidId'
 *      version: // value for 'version'
 *      revision: // value for 'revision'
 *      seenStatus: // value for 'seenStatus'
 *      seenBids: // value for 'seenBids'
 *      reasons: // value for 'reasons'
 *      nextSteps: // value for 'nextSteps'
 *   },
 * });
 */
export function useAwardTenderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AwardTenderMutation, AwardTenderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AwardTenderMutation, AwardTenderMutationVariables>(AwardTenderDocument, options);
      }
export type AwardTenderMutationHookResult = ReturnType<typeof useAwardTenderMutation>;