/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type SubmitBidMutationVariables = Exact<{
  input: BidInput;
}>;


export type SubmitBidMutation = { submitBid: { id: string, submittedAt: string, receipt: { receiptNumber: string, sha256: string, canonicalForm: string } | null } | null };

export type SyncTendersQueryVariables = Exact<{
  changedSince?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type SyncTendersQuery = { tenders: { changesUntil: string | null, nodes: Array<{ id: string, tenderNumber: string, title: string, status: TenderStatus, category: TenderCategory, country: string, closingDate: string, budgetMin: number, budgetMax: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RemovedTendersQueryVariables = Exact<{
  changedSince: string;
  after?: string | null | undefined;
}>;


export type RemovedTendersQuery = { removedTenders: { nodes: Array<{ id: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type VerifyReceiptQueryVariables = Exact<{
  receiptNumber: string;
  sha256: string;
}>;


export type VerifyReceiptQuery = { verifyBidReceipt: { matches: boolean } };
