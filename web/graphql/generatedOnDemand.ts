/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** An administrator's note about a change of an open tender, and what bidders must do about the change. */
export type AddendumInput = {
  /** A note that bidders can read; at most 5,000 characters. */
  note?: string | null | undefined;
  /** Default: `confirm` if the description, requirements, category, budgets or documents changed or the closing time moved earlier; otherwise `notice`. If the changed tender no longer accepts bids, the default is `notice`, and `confirm` is refused. Lowering the default `confirm` requires a note. */
  weight?: AddendumWeight | null | undefined;
};

/** The action that an addendum requires of companies with a bid. */
export type AddendumWeight =
  /** The company must confirm that its bid remains valid, or revise it. */
  | 'confirm'
  /** No action. The addendum is shown in the portal only, without a mail. */
  | 'correction'
  /** No action. The company is notified. */
  | 'notice';

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

/** The order of a list. */
export type BidOrder = {
  /** Whether the lowest value comes first or the highest. */
  direction: OrderDirection;
  /** The value to sort by. */
  field: BidOrderField;
};

/** The values by which this list can be sorted. */
export type BidOrderField =
  /** By the amount; leaves sealed bids out. */
  | 'bidAmount'
  /** By the country of the profile; leaves out companies without one. */
  | 'companyCountry'
  /** By the company name of the profile. */
  | 'companyName'
  /** By the time of the decision; leaves undecided bids out. */
  | 'decidedAt'
  /** By the first submission, createdAt; a revision does not change it. */
  | 'id'
  /** By the status, in alphabetical order. */
  | 'status'
  /** By the newest revision's time. */
  | 'submittedAt'
  /** By the tender's category. */
  | 'tenderCategory'
  /** By the tender's closing time. */
  | 'tenderClosingDate'
  /** By the tender's country. */
  | 'tenderCountry'
  /** By the tender's number as stored with the bid. */
  | 'tenderNumber'
  /** By the number of days; leaves sealed bids out. */
  | 'timelineDays';

/** pending from submission until a decision; a revision makes it pending again. */
export type BidStatus =
  /** Chosen by an administrator. */
  | 'accepted'
  /** Not decided yet. */
  | 'pending'
  /** Not chosen. */
  | 'rejected';

/** A document of the signed-in user's company. */
export type CompanyDocumentInput = {
  /** Idempotency key, 1 to 200 characters: a second call with the same key and the same terms returns what the first one created. */
  clientMutationId?: string | null | undefined;
  /** The id of a whole file that the signed-in user uploaded to /files as `companyDocument`. */
  fileId: string | number;
  /** Who issued the document. At most 200 characters. */
  issuer?: string | null | undefined;
  /** What the document proves. */
  kind: CompanyDocumentKind;
  /** The name under which the company finds the document. At most 200 characters. */
  name: string;
  /** The number on the document. At most 100 characters. */
  number?: string | null | undefined;
  /** The last day on which the document is valid: YYYY-MM-DD. null if it does not expire. */
  validUntil?: string | null | undefined;
};

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

/** The fields to change. An absent field stays unchanged; null clears an optional field. */
export type CompanyDocumentPatch = {
  /** The id of another uploaded file, which replaces the document's file. The earlier file is deleted. */
  fileId?: string | number | null | undefined;
  /** Who issued the document. At most 200 characters. */
  issuer?: string | null | undefined;
  /** What the document proves. */
  kind?: CompanyDocumentKind | null | undefined;
  /** The name under which the company finds the document. At most 200 characters. */
  name?: string | null | undefined;
  /** The number on the document. At most 100 characters. */
  number?: string | null | undefined;
  /** The last day on which the document is valid: YYYY-MM-DD. null if it does not expire. */
  validUntil?: string | null | undefined;
  /** The version that the client read. A stale version is refused with CONFLICT. */
  version?: number | null | undefined;
};

/** Whether an uploaded file is whole. */
export type FileState =
  /** The file is whole and stored, and is being checked for viruses. It belongs to the bid or the tender that names it, and can be downloaded after the check. */
  | 'checking'
  /** The file was deleted: by its owner, because its upload was not completed within 7 days, or because no tender, bid, draft of a bid or company document named it for 30 days. */
  | 'expired'
  /** The file is whole and stored. */
  | 'kept'
  /** The file was deleted: it contained a virus, or another file arrived than the one with the declared SHA-256. */
  | 'refused'
  /** The upload is not complete. It can be continued at /files/{id} for 7 days. */
  | 'uploading';

/** The direction of an order. */
export type OrderDirection =
  /** The lowest first. */
  | 'ascending'
  /** The highest first. */
  | 'descending';

/** The bid data in the notice that each company with a live bid receives at the opening of a sealed tender. */
export type ReadsOut =
  /** The names of the bidders. */
  | 'names'
  /** The names of the bidders, each with the amount of its bid. */
  | 'namesAndAmounts'
  /** Only the number of bids. */
  | 'nothing';

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

/** A file that belongs to a tender, in addition to documentsUrl. */
export type TenderDocumentInput = {
  /** The size of the file. Taken from an uploaded file. 1 to 1,099,511,627,776. */
  bytes?: number | null | undefined;
  /** The id of a whole file that the signed-in user uploaded for a tender, instead of an address. Name, size and SHA-256 must be those of the file. */
  fileId?: string | number | null | undefined;
  /** The file's name; unique among the documents of the tender, ignoring case. At most 200 characters. */
  name: string;
  /** The SHA-256 of the file's bytes: 64 hexadecimal digits in lower case. Taken from an uploaded file. */
  sha256?: string | null | undefined;
  /** The address of the file; http or https. Required without a fileId. At most 2,000 characters. */
  url?: string | null | undefined;
};

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

/** A tender. */
export type TenderInput = {
  /** Whole US dollars; a hint for bidders, not checked against budgetMin. 0 to 9,007,199,254,740,991. */
  budgetMax: number;
  /** Whole US dollars; a hint for bidders. 0 to 9,007,199,254,740,991. */
  budgetMin: number;
  /** The tender's category. */
  category: TenderCategory;
  /** Idempotency key, 1 to 200 characters: a second call with the same key and the same terms returns what the first one created. */
  clientMutationId?: string | null | undefined;
  /** The last moment at which a bid is accepted, by the database's clock. In input, a date without a time means 23:59:59.999 UTC of that day. */
  closingDate: string;
  /** English name of one of the 195 sovereign states. */
  country: string;
  /** The day by which the buyer expects to decide. In input, a date without a time means 23:59:59.999 UTC of that day. */
  decisionExpectedOn?: string | null | undefined;
  /** At most 20,000 characters. */
  description: string;
  /** Default: true. */
  discloseWinner?: boolean | null | undefined;
  /** http or https. At most 2,000 characters. */
  documentsUrl?: string | null | undefined;
  /** At most 200 characters. */
  location: string;
  /** In input, a date without a time means 00:00:00.000 UTC of that day. */
  openingDate: string;
  /** The number of administrators who must open a sealed tender, 1 or 2. Default: 2 if there are at least two active administrators, otherwise 1. */
  openingPersons?: number | null | undefined;
  /** Until when the tender accepts questions. A date without a time means 23:59:59.999 UTC of that day. null means the default: 72 hours before the closing time, or half of the time between publishing and closing if that time is shorter than six days. */
  questionsUntil?: string | null | undefined;
  /** Default: nothing. */
  readsOut?: ReadsOut | null | undefined;
  /** The kinds of documents that bidders are asked for. A bid without them is accepted all the same. Absent or null: none in a new tender, no change in an existing one; an empty list asks for none. */
  requiredDocuments?: Array<CompanyDocumentKind> | null | undefined;
  /** At most 20,000 characters. */
  requirements: string;
  /** Default: the server's setting SEALED_BY_DEFAULT. */
  sealed?: boolean | null | undefined;
  /** Any status can be set freely. */
  status?: TenderStatus;
  /** Whether the tender accepts questions. Default: true. */
  takesQuestions?: boolean | null | undefined;
  /** The buyer's reference; unique, ignoring case. At most 50 characters. */
  tenderNumber: string;
  /** At most 200 characters. */
  title: string;
};

/** The fields to change. An absent field stays unchanged; null clears an optional field. */
export type TenderPatch = {
  /** Whole US dollars; a hint for bidders, not checked against budgetMin. 0 to 9,007,199,254,740,991. */
  budgetMax?: number | null | undefined;
  /** Whole US dollars; a hint for bidders. 0 to 9,007,199,254,740,991. */
  budgetMin?: number | null | undefined;
  /** The tender's category. */
  category?: TenderCategory | null | undefined;
  /** The last moment at which a bid is accepted, by the database's clock. In input, a date without a time means 23:59:59.999 UTC of that day. */
  closingDate?: string | null | undefined;
  /** English name of one of the 195 sovereign states. */
  country?: string | null | undefined;
  /** The day by which the buyer expects to decide. In input, a date without a time means 23:59:59.999 UTC of that day. */
  decisionExpectedOn?: string | null | undefined;
  /** At most 20,000 characters. */
  description?: string | null | undefined;
  /** Whether the winner and the amount are disclosed: to bidders at the award, and to everybody in the open data. It cannot be changed once the tender is published. */
  discloseWinner?: boolean | null | undefined;
  /** http or https. At most 2,000 characters. */
  documentsUrl?: string | null | undefined;
  /** At most 200 characters. */
  location?: string | null | undefined;
  /** In input, a date without a time means 00:00:00.000 UTC of that day. */
  openingDate?: string | null | undefined;
  /** The number of administrators who must open a sealed tender, 1 or 2. Default: 2 if there are at least two active administrators, otherwise 1. */
  openingPersons?: number | null | undefined;
  /** Until when the tender accepts questions. A date without a time means 23:59:59.999 UTC of that day. null means the default: 72 hours before the closing time, or half of the time between publishing and closing if that time is shorter than six days. */
  questionsUntil?: string | null | undefined;
  /** The bid data that all bidders receive when a sealed tender is opened; always `nothing` for a tender that is not sealed. It cannot be changed once the tender is published. */
  readsOut?: ReadsOut | null | undefined;
  /** The kinds of documents that bidders are asked for. A bid without them is accepted all the same. Absent or null: none in a new tender, no change in an existing one; an empty list asks for none. */
  requiredDocuments?: Array<CompanyDocumentKind> | null | undefined;
  /** At most 20,000 characters. */
  requirements?: string | null | undefined;
  /** Whether the tender is sealed: until it is opened, only a bid's own company can read the bid. It cannot be changed once the tender is published. */
  sealed?: boolean | null | undefined;
  /** Any status can be set freely. */
  status?: TenderStatus | null | undefined;
  /** Whether the tender accepts questions. Default: true. */
  takesQuestions?: boolean | null | undefined;
  /** The buyer's reference; unique, ignoring case. At most 50 characters. */
  tenderNumber?: string | null | undefined;
  /** At most 200 characters. */
  title?: string | null | undefined;
  /** The version that the client read. A stale version is refused with CONFLICT. */
  version?: number | null | undefined;
};

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

export type OwnBidAddendaQueryVariables = Exact<{
  tenderId: string | number;
}>;


export type OwnBidAddendaQuery = { myBids: { nodes: Array<{ id: string, tenderId: string, withdrawnAt: string | null, unconfirmedAddenda: Array<number>, addendaConfirmation: { addendum: number, confirmedAt: string, confirmedBy: string } | null, tender: { id: string, status: TenderStatus, closingDate: string, cancelledAt: string | null, deletedAt: string | null } | null }> } };

export type GiveDocumentAddressMutationVariables = Exact<{
  bidId: string | number;
  sha256: string;
  url: string;
  clientMutationId: string;
}>;


export type GiveDocumentAddressMutation = { giveDocumentAddress: { id: string, documentsOwed: number, documents: Array<{ position: number, name: string, bytes: number, sha256: string, url: string | null, fileId: string | null, virusCheck: VirusCheck | null, state: BidDocumentState }> } };

export type CheckBidDocumentMutationVariables = Exact<{
  bidId: string | number;
  sha256: string;
}>;


export type CheckBidDocumentMutation = { checkBidDocument: { revision: number | null, receivedAt: string | null, named: number, document: { name: string } | null } };

export type UploadedFilesQueryVariables = Exact<{
  tenderId: string | number;
}>;


export type UploadedFilesQuery = { uploadedFiles: Array<{ id: string, sha256: string | null, state: FileState, virusCheck: VirusCheck | null }> };

export type AttachCompanyDocumentMutationVariables = Exact<{
  tenderId: string | number;
  companyDocumentId: string | number;
}>;


export type AttachCompanyDocumentMutation = { attachCompanyDocument: { id: string, bytes: number, sha256: string | null, state: FileState } };

export type VerifyBidReceiptQueryVariables = Exact<{
  receiptNumber: string;
  sha256: string;
}>;


export type VerifyBidReceiptQuery = { verifyBidReceipt: { matches: boolean, receipt: { receiptNumber: string, revision: number, submittedAt: string, receivedAt: string | null } | null } };

export type WholeReceiptsQueryVariables = Exact<{
  id: string | number;
}>;


export type WholeReceiptsQuery = { bid: { id: string, revisions: Array<{ revision: number, receipt: { receiptNumber: string, bidId: string, revision: number, submittedAt: string, receivedAt: string | null, sha256: string, canonicalForm: string } | null }> } };

export type CompanyDocumentFactsFragment = { id: string, kind: CompanyDocumentKind, name: string, number: string | null, issuer: string | null, validUntil: string | null, version: number, file: { id: string, virusCheck: VirusCheck | null, name: string, bytes: number, sha256: string | null } };

export type CompanyDocumentsQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyDocumentsQuery = { companyDocuments: Array<{ id: string, kind: CompanyDocumentKind, name: string, number: string | null, issuer: string | null, validUntil: string | null, version: number, file: { id: string, virusCheck: VirusCheck | null, name: string, bytes: number, sha256: string | null } }> };

export type CreateCompanyDocumentMutationVariables = Exact<{
  input: CompanyDocumentInput;
}>;


export type CreateCompanyDocumentMutation = { createCompanyDocument: { id: string, kind: CompanyDocumentKind, name: string, number: string | null, issuer: string | null, validUntil: string | null, version: number, file: { id: string, virusCheck: VirusCheck | null, name: string, bytes: number, sha256: string | null } } };

export type UpdateCompanyDocumentMutationVariables = Exact<{
  id: string | number;
  patch: CompanyDocumentPatch;
}>;


export type UpdateCompanyDocumentMutation = { updateCompanyDocument: { id: string, kind: CompanyDocumentKind, name: string, number: string | null, issuer: string | null, validUntil: string | null, version: number, file: { id: string, virusCheck: VirusCheck | null, name: string, bytes: number, sha256: string | null } } };

export type DeleteCompanyDocumentMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteCompanyDocumentMutation = { deleteCompanyDocument: { id: string } };

export type ClosingSealQueryVariables = Exact<{
  id: string | number;
}>;


export type ClosingSealQuery = { tender: { id: string, closingSeal: { closing: number, sealedAt: string, sha256: string } | null } };

export type VerifyClosingSealQueryVariables = Exact<{
  id: string | number;
}>;


export type VerifyClosingSealQuery = { verifyClosingSeal: { matches: boolean, missing: Array<string>, added: Array<string>, altered: Array<string> } };

export type BidInTableFragment = { id: string, bidAmount: number | null, timelineDays: number | null, status: BidStatus, submittedAt: string, decidedAt: string | null, unconfirmedAddenda: Array<number>, company: { id: string, companyName: string, profile: { id: string, addressCountry: string | null } | null }, tender: { id: string, tenderNumber: string, title: string, category: TenderCategory, country: string, status: TenderStatus, closingDate: string } | null };

export type BidsInTableQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter: BidFilter;
  orderBy: BidOrder;
}>;


export type BidsInTableQuery = { bids: { bidsRevision: string | null, totalCount: number, totalCountIsExact: boolean, nodes: Array<{ id: string, bidAmount: number | null, timelineDays: number | null, status: BidStatus, submittedAt: string, decidedAt: string | null, unconfirmedAddenda: Array<number>, company: { id: string, companyName: string, profile: { id: string, addressCountry: string | null } | null }, tender: { id: string, tenderNumber: string, title: string, category: TenderCategory, country: string, status: TenderStatus, closingDate: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AddendumFactsFragment = { id: string, number: number, issuedAt: string, weight: AddendumWeight, note: string | null, changes: Array<{ field: string, before: string | null, after: string | null }> };

export type TenderAddendaQueryVariables = Exact<{
  id: string | number;
}>;


export type TenderAddendaQuery = { tender: { id: string, tenderNumber: string, title: string, newestAddendum: number, cancelledAt: string | null, cancelReason: string | null, addenda: Array<{ id: string, number: number, issuedAt: string, weight: AddendumWeight, note: string | null, changes: Array<{ field: string, before: string | null, after: string | null }> }> } };

export type ConcernedPeopleQueryVariables = Exact<{
  id: string | number;
}>;


export type ConcernedPeopleQuery = { tender: { id: string, concernedPeople: number | null } };

export type TenderNowQueryVariables = Exact<{
  id: string | number;
}>;


export type TenderNowQuery = { tender: { id: string, status: TenderStatus, version: number, closingDate: string, cancelledAt: string | null, cancelReason: string | null, newestAddendum: number, amendedAt: string | null, documents: Array<{ position: number, name: string, url: string, fileId: string | null, virusCheck: VirusCheck | null, bytes: number | null, sha256: string | null }> } };

export type CancelTenderMutationVariables = Exact<{
  id: string | number;
  reason: string;
  version: number;
}>;


export type CancelTenderMutation = { cancelTender: { id: string, status: TenderStatus, version: number, cancelledAt: string | null, cancelReason: string | null } };

export type ConfirmAddendaMutationVariables = Exact<{
  bidId: string | number;
  upTo: number;
  clientMutationId: string;
}>;


export type ConfirmAddendaMutation = { confirmAddenda: { id: string, unconfirmedAddenda: Array<number>, addendaConfirmation: { addendum: number, confirmedAt: string, confirmedBy: string } | null } };

export type SetTenderDocumentsMutationVariables = Exact<{
  tenderId: string | number;
  documents: Array<TenderDocumentInput> | TenderDocumentInput;
  version: number;
  addendum?: AddendumInput | null | undefined;
}>;


export type SetTenderDocumentsMutation = { setTenderDocuments: { id: string, newestAddendum: number, amendedAt: string | null, version: number, documents: Array<{ position: number, name: string, url: string, fileId: string | null, virusCheck: VirusCheck | null, bytes: number | null, sha256: string | null }> } };

export type CreateTenderMutationVariables = Exact<{
  input: TenderInput;
}>;


export type CreateTenderMutation = { createTender: { id: string, tenderNumber: string, title: string, description: string, category: TenderCategory, budgetMin: number, budgetMax: number, openingDate: string, closingDate: string, location: string, country: string, requirements: string, documentsUrl: string | null, sealed: boolean, decisionExpectedOn: string | null, discloseWinner: boolean, readsOut: ReadsOut, requiredDocuments: Array<CompanyDocumentKind>, openedAt: string | null, newestAddendum: number, amendedAt: string | null, cancelledAt: string | null, cancelReason: string | null, status: TenderStatus, version: number, createdAt: string, openingPersons: number, questionsUntilSet: string | null } };

export type CopyTenderMutationVariables = Exact<{
  id: string | number;
  tenderNumber: string;
  clientMutationId?: string | null | undefined;
}>;


export type CopyTenderMutation = { copyTender: { id: string, tenderNumber: string, title: string, description: string, category: TenderCategory, budgetMin: number, budgetMax: number, openingDate: string, closingDate: string, location: string, country: string, requirements: string, documentsUrl: string | null, sealed: boolean, decisionExpectedOn: string | null, discloseWinner: boolean, readsOut: ReadsOut, requiredDocuments: Array<CompanyDocumentKind>, openedAt: string | null, newestAddendum: number, amendedAt: string | null, cancelledAt: string | null, cancelReason: string | null, status: TenderStatus, version: number, createdAt: string } };

export type UpdateTenderMutationVariables = Exact<{
  id: string | number;
  patch: TenderPatch;
  addendum?: AddendumInput | null | undefined;
  awardTakenBackReason?: string | null | undefined;
}>;


export type UpdateTenderMutation = { updateTender: { id: string, tenderNumber: string, title: string, description: string, category: TenderCategory, budgetMin: number, budgetMax: number, openingDate: string, closingDate: string, location: string, country: string, requirements: string, documentsUrl: string | null, sealed: boolean, decisionExpectedOn: string | null, discloseWinner: boolean, readsOut: ReadsOut, requiredDocuments: Array<CompanyDocumentKind>, openedAt: string | null, newestAddendum: number, amendedAt: string | null, cancelledAt: string | null, cancelReason: string | null, status: TenderStatus, version: number, createdAt: string, openingPersons: number, questionsUntilSet: string | null } };

export type ConcernedByTenderQueryVariables = Exact<{
  id: string | number;
}>;


export type ConcernedByTenderQuery = { tender: { id: string, bidCount: number | null, concernedPeople: number | null } };

export type ManagedTenderBidsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter: TenderFilter;
}>;


export type ManagedTenderBidsQuery = { tenders: { nodes: Array<{ id: string, bidCount: number | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type TenderStandingQueryVariables = Exact<{
  id: string | number;
}>;


export type TenderStandingQuery = { tender: { id: string, version: number, status: TenderStatus, closingDate: string, sealed: boolean, openingPersons: number, readsOut: ReadsOut, discloseWinner: boolean, bidCount: number | null, concernedPeople: number | null, can: { openForBids: { allowed: boolean, reason: string | null }, closeTender: { allowed: boolean, reason: string | null }, copyTender: { allowed: boolean, reason: string | null } } } };

export type TenderFactsFragment = { id: string, tenderNumber: string, title: string, description: string, category: TenderCategory, budgetMin: number, budgetMax: number, openingDate: string, closingDate: string, location: string, country: string, requirements: string, documentsUrl: string | null, sealed: boolean, decisionExpectedOn: string | null, discloseWinner: boolean, readsOut: ReadsOut, requiredDocuments: Array<CompanyDocumentKind>, openedAt: string | null, newestAddendum: number, amendedAt: string | null, cancelledAt: string | null, cancelReason: string | null, status: TenderStatus, version: number, createdAt: string };

export type TenderRunsFragment = { openingPersons: number, questionsUntilSet: string | null };

export const CompanyDocumentFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyDocumentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"virusCheck"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}}]} as unknown as DocumentNode;
export const BidInTableFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BidInTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedAddenda"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}}]}}]}}]} as unknown as DocumentNode;
export const AddendumFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddendumFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Addendum"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode;
export const TenderFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"discloseWinner"}},{"kind":"Field","name":{"kind":"Name","value":"readsOut"}},{"kind":"Field","name":{"kind":"Name","value":"requiredDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode;
export const TenderRunsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderRuns"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openingPersons"}},{"kind":"Field","name":{"kind":"Name","value":"questionsUntilSet"}}]}}]} as unknown as DocumentNode;
export const OwnBidAddendaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnBidAddenda"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myBids"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedAddenda"}},{"kind":"Field","name":{"kind":"Name","value":"addendaConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addendum"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useOwnBidAddendaQuery__
 *
 * To run a query within a React component, call `useOwnBidAddendaQuery` and pass it any options that fit your needs.
 * When your component renders, `useOwnBidAddendaQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOwnBidAddendaQuery({
 *   variables: {
 *      tenderId: // value for 'tenderId'
 *   },
 * });
 */
export function useOwnBidAddendaQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OwnBidAddendaQuery, OwnBidAddendaQueryVariables> & ({ variables: OwnBidAddendaQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OwnBidAddendaQuery, OwnBidAddendaQueryVariables>(OwnBidAddendaDocument, options);
      }
export function useOwnBidAddendaLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OwnBidAddendaQuery, OwnBidAddendaQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OwnBidAddendaQuery, OwnBidAddendaQueryVariables>(OwnBidAddendaDocument, options);
        }
export type OwnBidAddendaQueryHookResult = ReturnType<typeof useOwnBidAddendaQuery>;
export type OwnBidAddendaLazyQueryHookResult = ReturnType<typeof useOwnBidAddendaLazyQuery>;
export const GiveDocumentAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveDocumentAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bidId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sha256"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientMutationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveDocumentAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bidId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bidId"}}},{"kind":"Argument","name":{"kind":"Name","value":"sha256"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sha256"}}},{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientMutationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientMutationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"virusCheck"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentsOwed"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useGiveDocumentAddressMutation__
 *
 * To run a mutation, you first call `useGiveDocumentAddressMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useGiveDocumentAddressMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [giveDocumentAddressMutation, { data, loading, error }] = useGiveDocumentAddressMutation({
 *   variables: {
 *      bidId: // value for 'bidId'
 *      sha256: // value for 'sha256'
 *      url: // value for 'url'
 *      clientMutationId: // value for 'clientMutationId'
 *   },
 * });
 */
export function useGiveDocumentAddressMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<GiveDocumentAddressMutation, GiveDocumentAddressMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<GiveDocumentAddressMutation, GiveDocumentAddressMutationVariables>(GiveDocumentAddressDocument, options);
      }
export type GiveDocumentAddressMutationHookResult = ReturnType<typeof useGiveDocumentAddressMutation>;
export const CheckBidDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckBidDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bidId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sha256"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkBidDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bidId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bidId"}}},{"kind":"Argument","name":{"kind":"Name","value":"sha256"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sha256"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"named"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCheckBidDocumentMutation__
 *
 * To run a mutation, you first call `useCheckBidDocumentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCheckBidDocumentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [checkBidDocumentMutation, { data, loading, error }] = useCheckBidDocumentMutation({
 *   variables: {
 *      bidId: // value for 'bidId'
 *      sha256: // value for 'sha256'
 *   },
 * });
 */
export function useCheckBidDocumentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CheckBidDocumentMutation, CheckBidDocumentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CheckBidDocumentMutation, CheckBidDocumentMutationVariables>(CheckBidDocumentDocument, options);
      }
export type CheckBidDocumentMutationHookResult = ReturnType<typeof useCheckBidDocumentMutation>;
export const UploadedFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UploadedFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadedFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"virusCheck"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useUploadedFilesQuery__
 *
 * To run a query within a React component, call `useUploadedFilesQuery` and pass it any options that fit your needs.
 * When your component renders, `useUploadedFilesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useUploadedFilesQuery({
 *   variables: {
 *      tenderId: // value for 'tenderId'
 *   },
 * });
 */
export function useUploadedFilesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<UploadedFilesQuery, UploadedFilesQueryVariables> & ({ variables: UploadedFilesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UploadedFilesQuery, UploadedFilesQueryVariables>(UploadedFilesDocument, options);
      }
export function useUploadedFilesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UploadedFilesQuery, UploadedFilesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UploadedFilesQuery, UploadedFilesQueryVariables>(UploadedFilesDocument, options);
        }
export type UploadedFilesQueryHookResult = ReturnType<typeof useUploadedFilesQuery>;
export type UploadedFilesLazyQueryHookResult = ReturnType<typeof useUploadedFilesLazyQuery>;
export const AttachCompanyDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AttachCompanyDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyDocumentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attachCompanyDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"companyDocumentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyDocumentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useAttachCompanyDocumentMutation__
 *
 * To run a mutation, you first call `useAttachCompanyDocumentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAttachCompanyDocumentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [attachCompanyDocumentMutation, { data, loading, error }] = useAttachCompanyDocumentMutation({
 *   variables: {
 *      tenderId: // value for 'tenderId'
 *      companyDocumentId: // value for 'companyDocumentId'
 *   },
 * });
 */
export function useAttachCompanyDocumentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AttachCompanyDocumentMutation, AttachCompanyDocumentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AttachCompanyDocumentMutation, AttachCompanyDocumentMutationVariables>(AttachCompanyDocumentDocument, options);
      }
export type AttachCompanyDocumentMutationHookResult = ReturnType<typeof useAttachCompanyDocumentMutation>;
export const VerifyBidReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyBidReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"receiptNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sha256"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyBidReceipt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"receiptNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"receiptNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"sha256"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sha256"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matches"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useVerifyBidReceiptQuery__
 *
 * To run a query within a React component, call `useVerifyBidReceiptQuery` and pass it any options that fit your needs.
 * When your component renders, `useVerifyBidReceiptQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useVerifyBidReceiptQuery({
 *   variables: {
 *      receiptNumber: // value for 'receiptNumber'
 *      sha256: // value for 'sha256'
 *   },
 * });
 */
export function useVerifyBidReceiptQuery(baseOptions: ApolloReactHooks.QueryHookOptions<VerifyBidReceiptQuery, VerifyBidReceiptQueryVariables> & ({ variables: VerifyBidReceiptQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<VerifyBidReceiptQuery, VerifyBidReceiptQueryVariables>(VerifyBidReceiptDocument, options);
      }
export function useVerifyBidReceiptLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<VerifyBidReceiptQuery, VerifyBidReceiptQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<VerifyBidReceiptQuery, VerifyBidReceiptQueryVariables>(VerifyBidReceiptDocument, options);
        }
export type VerifyBidReceiptQueryHookResult = ReturnType<typeof useVerifyBidReceiptQuery>;
export type VerifyBidReceiptLazyQueryHookResult = ReturnType<typeof useVerifyBidReceiptLazyQuery>;
export const WholeReceiptsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WholeReceipts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"bidId"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"canonicalForm"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useWholeReceiptsQuery__
 *
 * To run a query within a React component, call `useWholeReceiptsQuery` and pass it any options that fit your needs.
 * When your component renders, `useWholeReceiptsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useWholeReceiptsQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useWholeReceiptsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<WholeReceiptsQuery, WholeReceiptsQueryVariables> & ({ variables: WholeReceiptsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WholeReceiptsQuery, WholeReceiptsQueryVariables>(WholeReceiptsDocument, options);
      }
export function useWholeReceiptsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WholeReceiptsQuery, WholeReceiptsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WholeReceiptsQuery, WholeReceiptsQueryVariables>(WholeReceiptsDocument, options);
        }
export type WholeReceiptsQueryHookResult = ReturnType<typeof useWholeReceiptsQuery>;
export type WholeReceiptsLazyQueryHookResult = ReturnType<typeof useWholeReceiptsLazyQuery>;
export const CompanyDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyDocuments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyDocuments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyDocumentFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyDocumentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"virusCheck"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCompanyDocumentsQuery__
 *
 * To run a query within a React component, call `useCompanyDocumentsQuery` and pass it any options that fit your needs.
 * When your component renders, `useCompanyDocumentsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCompanyDocumentsQuery({
 *   variables: {
 *   },
 * });
 */
export function useCompanyDocumentsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CompanyDocumentsQuery, CompanyDocumentsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CompanyDocumentsQuery, CompanyDocumentsQueryVariables>(CompanyDocumentsDocument, options);
      }
export function useCompanyDocumentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CompanyDocumentsQuery, CompanyDocumentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CompanyDocumentsQuery, CompanyDocumentsQueryVariables>(CompanyDocumentsDocument, options);
        }
export type CompanyDocumentsQueryHookResult = ReturnType<typeof useCompanyDocumentsQuery>;
export type CompanyDocumentsLazyQueryHookResult = ReturnType<typeof useCompanyDocumentsLazyQuery>;
export const CreateCompanyDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCompanyDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCompanyDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyDocumentFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyDocumentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"virusCheck"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCreateCompanyDocumentMutation__
 *
 * To run a mutation, you first call `useCreateCompanyDocumentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateCompanyDocumentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createCompanyDocumentMutation, { data, loading, error }] = useCreateCompanyDocumentMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateCompanyDocumentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateCompanyDocumentMutation, CreateCompanyDocumentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateCompanyDocumentMutation, CreateCompanyDocumentMutationVariables>(CreateCompanyDocumentDocument, options);
      }
export type CreateCompanyDocumentMutationHookResult = ReturnType<typeof useCreateCompanyDocumentMutation>;
export const UpdateCompanyDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCompanyDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyDocumentPatch"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanyDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"patch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyDocumentFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyDocumentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"virusCheck"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useUpdateCompanyDocumentMutation__
 *
 * To run a mutation, you first call `useUpdateCompanyDocumentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateCompanyDocumentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateCompanyDocumentMutation, { data, loading, error }] = useUpdateCompanyDocumentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      patch: // value for 'patch'
 *   },
 * });
 */
export function useUpdateCompanyDocumentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateCompanyDocumentMutation, UpdateCompanyDocumentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateCompanyDocumentMutation, UpdateCompanyDocumentMutationVariables>(UpdateCompanyDocumentDocument, options);
      }
export type UpdateCompanyDocumentMutationHookResult = ReturnType<typeof useUpdateCompanyDocumentMutation>;
export const DeleteCompanyDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCompanyDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCompanyDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDeleteCompanyDocumentMutation__
 *
 * To run a mutation, you first call `useDeleteCompanyDocumentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteCompanyDocumentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteCompanyDocumentMutation, { data, loading, error }] = useDeleteCompanyDocumentMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeleteCompanyDocumentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteCompanyDocumentMutation, DeleteCompanyDocumentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteCompanyDocumentMutation, DeleteCompanyDocumentMutationVariables>(DeleteCompanyDocumentDocument, options);
      }
export type DeleteCompanyDocumentMutationHookResult = ReturnType<typeof useDeleteCompanyDocumentMutation>;
export const ClosingSealDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClosingSeal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"closingSeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useClosingSealQuery__
 *
 * To run a query within a React component, call `useClosingSealQuery` and pass it any options that fit your needs.
 * When your component renders, `useClosingSealQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useClosingSealQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useClosingSealQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ClosingSealQuery, ClosingSealQueryVariables> & ({ variables: ClosingSealQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ClosingSealQuery, ClosingSealQueryVariables>(ClosingSealDocument, options);
      }
export function useClosingSealLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ClosingSealQuery, ClosingSealQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ClosingSealQuery, ClosingSealQueryVariables>(ClosingSealDocument, options);
        }
export type ClosingSealQueryHookResult = ReturnType<typeof useClosingSealQuery>;
export type ClosingSealLazyQueryHookResult = ReturnType<typeof useClosingSealLazyQuery>;
export const VerifyClosingSealDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyClosingSeal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyClosingSeal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matches"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"altered"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useVerifyClosingSealQuery__
 *
 * To run a query within a React component, call `useVerifyClosingSealQuery` and pass it any options that fit your needs.
 * When your component renders, `useVerifyClosingSealQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useVerifyClosingSealQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useVerifyClosingSealQuery(baseOptions: ApolloReactHooks.QueryHookOptions<VerifyClosingSealQuery, VerifyClosingSealQueryVariables> & ({ variables: VerifyClosingSealQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<VerifyClosingSealQuery, VerifyClosingSealQueryVariables>(VerifyClosingSealDocument, options);
      }
export function useVerifyClosingSealLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<VerifyClosingSealQuery, VerifyClosingSealQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<VerifyClosingSealQuery, VerifyClosingSealQueryVariables>(VerifyClosingSealDocument, options);
        }
export type VerifyClosingSealQueryHookResult = ReturnType<typeof useVerifyClosingSealQuery>;
export type VerifyClosingSealLazyQueryHookResult = ReturnType<typeof useVerifyClosingSealLazyQuery>;
export const BidsInTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BidsInTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BidFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BidOrder"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bids"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bidsRevision"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BidInTable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BidInTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedAddenda"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useBidsInTableQuery__
 *
 * To run a query within a React component, call `useBidsInTableQuery` and pass it any options that fit your needs.
 * When your component renders, `useBidsInTableQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useBidsInTableQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *      filter: // value for 'filter'
 *      orderBy: // value for 'orderBy'
 *   },
 * });
 */
export function useBidsInTableQuery(baseOptions: ApolloReactHooks.QueryHookOptions<BidsInTableQuery, BidsInTableQueryVariables> & ({ variables: BidsInTableQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BidsInTableQuery, BidsInTableQueryVariables>(BidsInTableDocument, options);
      }
export function useBidsInTableLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BidsInTableQuery, BidsInTableQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BidsInTableQuery, BidsInTableQueryVariables>(BidsInTableDocument, options);
        }
export type BidsInTableQueryHookResult = ReturnType<typeof useBidsInTableQuery>;
export type BidsInTableLazyQueryHookResult = ReturnType<typeof useBidsInTableLazyQuery>;
export const TenderAddendaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TenderAddenda"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"addenda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddendumFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddendumFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Addendum"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useTenderAddendaQuery__
 *
 * To run a query within a React component, call `useTenderAddendaQuery` and pass it any options that fit your needs.
 * When your component renders, `useTenderAddendaQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useTenderAddendaQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useTenderAddendaQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TenderAddendaQuery, TenderAddendaQueryVariables> & ({ variables: TenderAddendaQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TenderAddendaQuery, TenderAddendaQueryVariables>(TenderAddendaDocument, options);
      }
export function useTenderAddendaLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TenderAddendaQuery, TenderAddendaQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TenderAddendaQuery, TenderAddendaQueryVariables>(TenderAddendaDocument, options);
        }
export type TenderAddendaQueryHookResult = ReturnType<typeof useTenderAddendaQuery>;
export type TenderAddendaLazyQueryHookResult = ReturnType<typeof useTenderAddendaLazyQuery>;
export const ConcernedPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConcernedPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"concernedPeople"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useConcernedPeopleQuery__
 *
 * To run a query within a React component, call `useConcernedPeopleQuery` and pass it any options that fit your needs.
 * When your component renders, `useConcernedPeopleQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useConcernedPeopleQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useConcernedPeopleQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ConcernedPeopleQuery, ConcernedPeopleQueryVariables> & ({ variables: ConcernedPeopleQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ConcernedPeopleQuery, ConcernedPeopleQueryVariables>(ConcernedPeopleDocument, options);
      }
export function useConcernedPeopleLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ConcernedPeopleQuery, ConcernedPeopleQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ConcernedPeopleQuery, ConcernedPeopleQueryVariables>(ConcernedPeopleDocument, options);
        }
export type ConcernedPeopleQueryHookResult = ReturnType<typeof useConcernedPeopleQuery>;
export type ConcernedPeopleLazyQueryHookResult = ReturnType<typeof useConcernedPeopleLazyQuery>;
export const TenderNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TenderNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"virusCheck"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useTenderNowQuery__
 *
 * To run a query within a React component, call `useTenderNowQuery` and pass it any options that fit your needs.
 * When your component renders, `useTenderNowQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useTenderNowQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useTenderNowQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TenderNowQuery, TenderNowQueryVariables> & ({ variables: TenderNowQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TenderNowQuery, TenderNowQueryVariables>(TenderNowDocument, options);
      }
export function useTenderNowLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TenderNowQuery, TenderNowQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TenderNowQuery, TenderNowQueryVariables>(TenderNowDocument, options);
        }
export type TenderNowQueryHookResult = ReturnType<typeof useTenderNowQuery>;
export type TenderNowLazyQueryHookResult = ReturnType<typeof useTenderNowLazyQuery>;
export const CancelTenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelTender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelTender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCancelTenderMutation__
 *
 * To run a mutation, you first call `useCancelTenderMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCancelTenderMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [cancelTenderMutation, { data, loading, error }] = useCancelTenderMutation({
 *   variables: {
 *      id: // value for 'id'
 *      reason: // value for 'reason'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useCancelTenderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CancelTenderMutation, CancelTenderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CancelTenderMutation, CancelTenderMutationVariables>(CancelTenderDocument, options);
      }
export type CancelTenderMutationHookResult = ReturnType<typeof useCancelTenderMutation>;
export const ConfirmAddendaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAddenda"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bidId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientMutationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAddenda"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bidId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bidId"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientMutationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientMutationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedAddenda"}},{"kind":"Field","name":{"kind":"Name","value":"addendaConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addendum"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useConfirmAddendaMutation__
 *
 * To run a mutation, you first call `useConfirmAddendaMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useConfirmAddendaMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [confirmAddendaMutation, { data, loading, error }] = useConfirmAddendaMutation({
 *   variables: {
 *      bidId: // value for 'bidId'
 *      upTo: // value for 'upTo'
 *      clientMutationId: // value for 'clientMutationId'
 *   },
 * });
 */
export function useConfirmAddendaMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ConfirmAddendaMutation, ConfirmAddendaMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ConfirmAddendaMutation, ConfirmAddendaMutationVariables>(ConfirmAddendaDocument, options);
      }
export type ConfirmAddendaMutationHookResult = ReturnType<typeof useConfirmAddendaMutation>;
export const SetTenderDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetTenderDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documents"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TenderDocumentInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addendum"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AddendumInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setTenderDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"documents"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documents"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"addendum"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addendum"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"virusCheck"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSetTenderDocumentsMutation__
 *
 * To run a mutation, you first call `useSetTenderDocumentsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetTenderDocumentsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setTenderDocumentsMutation, { data, loading, error }] = useSetTenderDocumentsMutation({
 *   variables: {
 *      tenderId: // value for 'tenderId'
 *      documents: // value for 'documents'
 *      version: // value for 'version'
 *      addendum: // value for 'addendum'
 *   },
 * });
 */
export function useSetTenderDocumentsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetTenderDocumentsMutation, SetTenderDocumentsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetTenderDocumentsMutation, SetTenderDocumentsMutationVariables>(SetTenderDocumentsDocument, options);
      }
export type SetTenderDocumentsMutationHookResult = ReturnType<typeof useSetTenderDocumentsMutation>;
export const CreateTenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TenderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderRuns"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"discloseWinner"}},{"kind":"Field","name":{"kind":"Name","value":"readsOut"}},{"kind":"Field","name":{"kind":"Name","value":"requiredDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderRuns"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openingPersons"}},{"kind":"Field","name":{"kind":"Name","value":"questionsUntilSet"}}]}}]} as unknown as DocumentNode;

/**
 * __useCreateTenderMutation__
 *
 * To run a mutation, you first call `useCreateTenderMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateTenderMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createTenderMutation, { data, loading, error }] = useCreateTenderMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateTenderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateTenderMutation, CreateTenderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateTenderMutation, CreateTenderMutationVariables>(CreateTenderDocument, options);
      }
export type CreateTenderMutationHookResult = ReturnType<typeof useCreateTenderMutation>;
export const CopyTenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CopyTender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenderNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientMutationId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"copyTender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"tenderNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientMutationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientMutationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"discloseWinner"}},{"kind":"Field","name":{"kind":"Name","value":"readsOut"}},{"kind":"Field","name":{"kind":"Name","value":"requiredDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useCopyTenderMutation__
 *
 * To run a mutation, you first call `useCopyTenderMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCopyTenderMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [copyTenderMutation, { data, loading, error }] = useCopyTenderMutation({
 *   variables: {
 *      id: // value for 'id'
 *      tenderNumber: // value for 'tenderNumber'
 *      clientMutationId: // value for 'clientMutationId'
 *   },
 * });
 */
export function useCopyTenderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CopyTenderMutation, CopyTenderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CopyTenderMutation, CopyTenderMutationVariables>(CopyTenderDocument, options);
      }
export type CopyTenderMutationHookResult = ReturnType<typeof useCopyTenderMutation>;
export const UpdateTenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TenderPatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addendum"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AddendumInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"awardTakenBackReason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"patch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patch"}}},{"kind":"Argument","name":{"kind":"Name","value":"addendum"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addendum"}}},{"kind":"Argument","name":{"kind":"Name","value":"awardTakenBackReason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"awardTakenBackReason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderRuns"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"discloseWinner"}},{"kind":"Field","name":{"kind":"Name","value":"readsOut"}},{"kind":"Field","name":{"kind":"Name","value":"requiredDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderRuns"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openingPersons"}},{"kind":"Field","name":{"kind":"Name","value":"questionsUntilSet"}}]}}]} as unknown as DocumentNode;

/**
 * __useUpdateTenderMutation__
 *
 * To run a mutation, you first call `useUpdateTenderMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateTenderMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateTenderMutation, { data, loading, error }] = useUpdateTenderMutation({
 *   variables: {
 *      id: // value for 'id'
 *      patch: // value for 'patch'
 *      addendum: // value for 'addendum'
 *      awardTakenBackReason: // value for 'awardTakenBackReason'
 *   },
 * });
 */
export function useUpdateTenderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateTenderMutation, UpdateTenderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateTenderMutation, UpdateTenderMutationVariables>(UpdateTenderDocument, options);
      }
export type UpdateTenderMutationHookResult = ReturnType<typeof useUpdateTenderMutation>;
export const ConcernedByTenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConcernedByTender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"concernedPeople"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useConcernedByTenderQuery__
 *
 * To run a query within a React component, call `useConcernedByTenderQuery` and pass it any options that fit your needs.
 * When your component renders, `useConcernedByTenderQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useConcernedByTenderQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useConcernedByTenderQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ConcernedByTenderQuery, ConcernedByTenderQueryVariables> & ({ variables: ConcernedByTenderQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ConcernedByTenderQuery, ConcernedByTenderQueryVariables>(ConcernedByTenderDocument, options);
      }
export function useConcernedByTenderLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ConcernedByTenderQuery, ConcernedByTenderQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ConcernedByTenderQuery, ConcernedByTenderQueryVariables>(ConcernedByTenderDocument, options);
        }
export type ConcernedByTenderQueryHookResult = ReturnType<typeof useConcernedByTenderQuery>;
export type ConcernedByTenderLazyQueryHookResult = ReturnType<typeof useConcernedByTenderLazyQuery>;
export const ManagedTenderBidsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedTenderBids"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TenderFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"createdAt"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"descending"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useManagedTenderBidsQuery__
 *
 * To run a query within a React component, call `useManagedTenderBidsQuery` and pass it any options that fit your needs.
 * When your component renders, `useManagedTenderBidsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useManagedTenderBidsQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *      filter: // value for 'filter'
 *   },
 * });
 */
export function useManagedTenderBidsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ManagedTenderBidsQuery, ManagedTenderBidsQueryVariables> & ({ variables: ManagedTenderBidsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ManagedTenderBidsQuery, ManagedTenderBidsQueryVariables>(ManagedTenderBidsDocument, options);
      }
export function useManagedTenderBidsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ManagedTenderBidsQuery, ManagedTenderBidsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ManagedTenderBidsQuery, ManagedTenderBidsQueryVariables>(ManagedTenderBidsDocument, options);
        }
export type ManagedTenderBidsQueryHookResult = ReturnType<typeof useManagedTenderBidsQuery>;
export type ManagedTenderBidsLazyQueryHookResult = ReturnType<typeof useManagedTenderBidsLazyQuery>;
export const TenderStandingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TenderStanding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"openingPersons"}},{"kind":"Field","name":{"kind":"Name","value":"readsOut"}},{"kind":"Field","name":{"kind":"Name","value":"discloseWinner"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"concernedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openForBids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closeTender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"copyTender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useTenderStandingQuery__
 *
 * To run a query within a React component, call `useTenderStandingQuery` and pass it any options that fit your needs.
 * When your component renders, `useTenderStandingQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useTenderStandingQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useTenderStandingQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TenderStandingQuery, TenderStandingQueryVariables> & ({ variables: TenderStandingQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TenderStandingQuery, TenderStandingQueryVariables>(TenderStandingDocument, options);
      }
export function useTenderStandingLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TenderStandingQuery, TenderStandingQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TenderStandingQuery, TenderStandingQueryVariables>(TenderStandingDocument, options);
        }
export type TenderStandingQueryHookResult = ReturnType<typeof useTenderStandingQuery>;
export type TenderStandingLazyQueryHookResult = ReturnType<typeof useTenderStandingLazyQuery>;
