/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** What an administrator says of a change of an open tender. */
export type AddendumInput = {
  /** For bidders; at most 5,000 characters. */
  note?: string | null | undefined;
  /** By default confirm if the description, requirements, category, budgets or documents changed or the closing time moved earlier, else notice. To lower confirm takes a note. */
  weight?: AddendumWeight | null | undefined;
};

/** What an addendum asks of companies with a bid. */
export type AddendumWeight =
  /** To confirm that their bid stands, or to revise it. */
  | 'confirm'
  /** Nothing: it is told in the portal only. */
  | 'correction'
  /** To know of it. */
  | 'notice';

/** The form as typed: any text, untrimmed; an untouched field is empty. */
export type BidDraftInput = {
  /** At most 100 characters. */
  bidAmount: string;
  /** Idempotency key, 1 to 200 characters: a second call with the same key and the same terms returns what the first one created. */
  clientMutationId?: string | null | undefined;
  /** At most 2,500 characters. */
  documentsUrl: string;
  /** At most 60,000 characters. */
  technicalProposal: string;
  /** At most 100 characters. */
  timelineDays: string;
  /** The version that the client read, null if it knows no draft. CONFLICT unless it is the stored version. */
  version?: number | null | undefined;
};

/** Tenders by their live bids and the database's clock. Every tender is in exactly one group. */
export type BidGroup =
  /** Closed for bidding, not awarded, and at least one live bid is pending. */
  | 'awaitingDecision'
  /** Drafts, and tenders without a live bid. */
  | 'draftsAndWithoutBids'
  /** Every other tender with live bids, except drafts. */
  | 'withBids';

/** A bid. */
export type BidInput = {
  /** The tender's newestAddendum that the client read. CONFLICT at addendaSeen if a newer one was issued; without it the bid confirms what there is. */
  addendaSeen?: number | null | undefined;
  /** Whole US dollars; may lie outside the budget range. 1 to 9,007,199,254,740,991. */
  bidAmount: number;
  /** Idempotency key, 1 to 200 characters: a second call with the same key and the same terms returns what the first one created. */
  clientMutationId?: string | null | undefined;
  /** http or https. At most 2,000 characters. */
  documentsUrl?: string | null | undefined;
  /** Plain text. 50 to 50,000 characters. */
  technicalProposal: string;
  /** The id of the tender. */
  tenderId: string | number;
  /** Days. 1 to 36,500. */
  timelineDays: number;
};

/** Why one of the bids is not chosen; its company reads exactly this. */
export type BidReasonInput = {
  /** A live bid on the tender, other than the one that is chosen. */
  bidId: string | number;
  /** In short. */
  reason: DecisionReason;
  /** In words, 20 to 3,000 characters; needed for other. */
  words?: string | null | undefined;
};

/** The complete new terms. The old ones stay readable in the bid's revisions. */
export type BidRevisionInput = {
  /** The tender's newestAddendum that the client read. CONFLICT at addendaSeen if a newer one was issued; without it the bid confirms what there is. */
  addendaSeen?: number | null | undefined;
  /** Whole US dollars; may lie outside the budget range. 1 to 9,007,199,254,740,991. */
  bidAmount: number;
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

/** A blog post. */
export type BlogPostInput = {
  /** Markdown, as written. At most 100,000 characters. */
  body: string;
  /** At most 100 characters. */
  category: string;
  /** Idempotency key, 1 to 200 characters: a second call with the same key and the same terms returns what the first one created. */
  clientMutationId?: string | null | undefined;
  /** At most 500 characters. */
  excerpt: string;
  /** Whether visitors can read it. */
  published?: boolean;
  /** Its place in the address: lower-case letters, digits and hyphens; unique. At most 120 characters. */
  slug: string;
  /** At most 200 characters. */
  title: string;
};

/** The fields to change; what is absent stays, null clears what is optional. */
export type BlogPostPatch = {
  /** Markdown, as written. At most 100,000 characters. */
  body?: string | null | undefined;
  /** At most 100 characters. */
  category?: string | null | undefined;
  /** At most 500 characters. */
  excerpt?: string | null | undefined;
  /** Whether visitors can read it. */
  published?: boolean | null | undefined;
  /** Its place in the address: lower-case letters, digits and hyphens; unique. At most 120 characters. */
  slug?: string | null | undefined;
  /** At most 200 characters. */
  title?: string | null | undefined;
  /** The version that the client read. A stale version is refused with CONFLICT. */
  version?: number | null | undefined;
};

/** The company profile of the signed-in user. */
export type CompanyProfileInput = {
  /** At most 100 characters. */
  addressCity?: string | null | undefined;
  /** English name of one of the 195 sovereign states. */
  addressCountry?: string | null | undefined;
  /** At most 20 characters. */
  addressPostalCode?: string | null | undefined;
  /** At most 100 characters. */
  addressState?: string | null | undefined;
  /** At most 200 characters. */
  addressStreet?: string | null | undefined;
  /** Idempotency key, 1 to 200 characters: a second call with the same key and the same terms returns what the first one created. */
  clientMutationId?: string | null | undefined;
  /** At most 200 characters. */
  companyName: string;
  /** At most 5,000 characters. */
  description?: string | null | undefined;
  /** 1 to 10,000,000. */
  employeeCount?: number | null | undefined;
  /** One of Construction, Engineering, Infrastructure, Architecture, Design, Consulting, Manufacturing, Technology, Other. */
  industry?: string | null | undefined;
  /** At most 50 characters. */
  phone?: string | null | undefined;
  /** At most 100 characters. */
  registrationNumber?: string | null | undefined;
  /** http or https. At most 2,000 characters. */
  website?: string | null | undefined;
};

/** The fields to change; what is absent stays, null clears what is optional. */
export type CompanyProfilePatch = {
  /** At most 100 characters. */
  addressCity?: string | null | undefined;
  /** English name of one of the 195 sovereign states. */
  addressCountry?: string | null | undefined;
  /** At most 20 characters. */
  addressPostalCode?: string | null | undefined;
  /** At most 100 characters. */
  addressState?: string | null | undefined;
  /** At most 200 characters. */
  addressStreet?: string | null | undefined;
  /** At most 200 characters. */
  companyName?: string | null | undefined;
  /** At most 5,000 characters. */
  description?: string | null | undefined;
  /** 1 to 10,000,000. */
  employeeCount?: number | null | undefined;
  /** One of Construction, Engineering, Infrastructure, Architecture, Design, Consulting, Manufacturing, Technology, Other. */
  industry?: string | null | undefined;
  /** At most 50 characters. */
  phone?: string | null | undefined;
  /** At most 100 characters. */
  registrationNumber?: string | null | undefined;
  /** The version that the client read. A stale version is refused with CONFLICT. */
  version?: number | null | undefined;
  /** http or https. At most 2,000 characters. */
  website?: string | null | undefined;
};

/** Whether visitors can read it. */
export type ContentState =
  /** Both; administrators only. */
  | 'all'
  /** Those that visitors can read. */
  | 'published'
  /** The others; administrators only. */
  | 'unpublished';

/** Why a bid was not chosen. */
export type DecisionReason =
  /** An addendum was not confirmed. */
  | 'addendumNotConfirmed'
  /** A document is missing. */
  | 'documentMissing'
  /** What the words say, which are needed. */
  | 'other'
  /** The price. */
  | 'price'
  /** A requirement is not met. */
  | 'requirementNotMet';

/** Why a bid is not chosen; its company reads exactly this. */
export type DecisionReasonInput = {
  /** In short. */
  reason: DecisionReason;
  /** In words, 20 to 3,000 characters; needed for other. */
  words?: string | null | undefined;
};

/** ISO 639-1: the language of the page from which a mail is asked for. */
export type Language =
  /** English. */
  | 'en'
  /** French. */
  | 'fr';

/** The username and password of an account. */
export type LoginInput = {
  /** As it was typed. */
  password: string;
  /** Without regard to case. */
  username: string;
};

/** The direction of an order. */
export type OrderDirection =
  /** The lowest first. */
  | 'ascending'
  /** The highest first. */
  | 'descending';

/** A partner's role in the framework. */
export type PartnerRole =
  /** Architecture / Engineering Studio. */
  | 'architecture'
  /** Developer / Fund. */
  | 'developer'
  /** Execution Company. */
  | 'execution'
  /** Other. */
  | 'other'
  /** Supplier / Manufacturer. */
  | 'supplier';

/** A project. */
export type ProjectInput = {
  /** Idempotency key, 1 to 200 characters: a second call with the same key and the same terms returns what the first one created. */
  clientMutationId?: string | null | undefined;
  /** At most 10,000 characters. */
  description: string;
  /** http or https. At most 2,000 characters. */
  imageUrl?: string | null | undefined;
  /** At most 100 characters. */
  industry?: string | null | undefined;
  /** At most 200 characters. */
  location?: string | null | undefined;
  /** Whether visitors can read it. */
  published?: boolean;
  /** At most 5,000 characters. */
  results?: string | null | undefined;
  /** Free text, such as `14 months`. At most 200 characters. */
  timeline?: string | null | undefined;
  /** At most 200 characters. */
  title: string;
};

/** The fields to change; what is absent stays, null clears what is optional. */
export type ProjectPatch = {
  /** At most 10,000 characters. */
  description?: string | null | undefined;
  /** http or https. At most 2,000 characters. */
  imageUrl?: string | null | undefined;
  /** At most 100 characters. */
  industry?: string | null | undefined;
  /** At most 200 characters. */
  location?: string | null | undefined;
  /** Whether visitors can read it. */
  published?: boolean | null | undefined;
  /** At most 5,000 characters. */
  results?: string | null | undefined;
  /** Free text, such as `14 months`. At most 200 characters. */
  timeline?: string | null | undefined;
  /** At most 200 characters. */
  title?: string | null | undefined;
  /** The version that the client read. A stale version is refused with CONFLICT. */
  version?: number | null | undefined;
};

/** The account of a partner who registers. */
export type RegistrationInput = {
  /** Idempotency key, 1 to 200 characters: a second call with the same key and the same terms returns what the first one created. */
  clientMutationId?: string | null | undefined;
  /** Becomes the account's companyName. At most 200 characters. */
  company?: string | null | undefined;
  /** At most 254 characters. */
  email: string;
  /** At most 100 characters. */
  firstName: string;
  /** At most 100 characters. */
  lastName: string;
  /** 6 to 200 characters. */
  password: string;
  /** What the company is in the framework. */
  role?: PartnerRole | null | undefined;
  /** 3 to 50 characters. */
  username: string;
};

/** A live bid as the client read it. */
export type SeenLiveBid = {
  /** A UUID. Ids of one kind sort by the time of creation. */
  id: string | number;
  /** Its revision. */
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

/** Every given condition must be met. */
export type TenderFilter = {
  /** Whether it accepts bids now, by the database's clock. */
  acceptsBids?: boolean | null | undefined;
  /** Awarded, and its bid was accepted at or after this time. A date without a time means 00:00:00.000 UTC of that day. */
  awardedFrom?: string | null | undefined;
  /** Awarded, and its bid was accepted at or before this time. A date without a time means 23:59:59.999 UTC of that day. */
  awardedTo?: string | null | undefined;
  /** budgetMax is at least this amount. */
  budgetFrom?: number | null | undefined;
  /** budgetMin is at most this amount. */
  budgetTo?: number | null | undefined;
  /** One of these categories. */
  category?: Array<TenderCategory> | null | undefined;
  /** Created or changed at or after this time: the `changesUntil` of the last answer, so that no change is missed and a few come twice. A date without a time means 00:00:00.000 UTC of that day. BAD_USER_INPUT for a time in the future. */
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
  /** Administrators only. true: only deleted tenders; false: only the others. */
  deleted?: boolean | null | undefined;
  /** Text in the location, ignoring case. */
  location?: string | null | undefined;
  /** Opens at or after this time. A date without a time means 00:00:00.000 UTC of that day. */
  openingFrom?: string | null | undefined;
  /** Opens at or before this time. A date without a time means 23:59:59.999 UTC of that day. */
  openingTo?: string | null | undefined;
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
  /** The field of work. */
  category: TenderCategory;
  /** Idempotency key, 1 to 200 characters: a second call with the same key and the same terms returns what the first one created. */
  clientMutationId?: string | null | undefined;
  /** The last moment at which a bid is accepted, by the server's clock. In input, a date without a time means 23:59:59.999 UTC of that day. */
  closingDate: string;
  /** English name of one of the 195 sovereign states. */
  country: string;
  /** By when the buyer expects to decide; shown from publishing on. In input, a date without a time means 23:59:59.999 UTC of that day. */
  decisionExpectedOn?: string | null | undefined;
  /** At most 20,000 characters. */
  description: string;
  /** true if it is absent. */
  discloseWinner?: boolean | null | undefined;
  /** http or https. At most 2,000 characters. */
  documentsUrl?: string | null | undefined;
  /** At most 200 characters. */
  location: string;
  /** In input, a date without a time means 00:00:00.000 UTC of that day. */
  openingDate: string;
  /** How many administrators open a sealed tender, 1 or 2. Without it 2 where there are two active administrators. */
  openingPersons?: number | null | undefined;
  /** Until when questions are taken, if not as usual: until 72 hours before the closing time, or half of the time between publishing and closing where that is shorter than six days. A date without a time means 23:59:59.999 UTC of that day; null: as usual. */
  questionsUntil?: string | null | undefined;
  /** At most 20,000 characters. */
  requirements: string;
  /** SEALED_BY_DEFAULT of the server if it is absent. */
  sealed?: boolean | null | undefined;
  /** Any status can be set freely. */
  status?: TenderStatus;
  /** Whether it takes questions at all; true without it. */
  takesQuestions?: boolean | null | undefined;
  /** The buyer's reference; unique, ignoring case. At most 50 characters. */
  tenderNumber: string;
  /** At most 200 characters. */
  title: string;
};

/** The fields to change; what is absent stays, null clears what is optional. */
export type TenderPatch = {
  /** Whole US dollars; a hint for bidders, not checked against budgetMin. 0 to 9,007,199,254,740,991. */
  budgetMax?: number | null | undefined;
  /** Whole US dollars; a hint for bidders. 0 to 9,007,199,254,740,991. */
  budgetMin?: number | null | undefined;
  /** The field of work. */
  category?: TenderCategory | null | undefined;
  /** The last moment at which a bid is accepted, by the server's clock. In input, a date without a time means 23:59:59.999 UTC of that day. */
  closingDate?: string | null | undefined;
  /** English name of one of the 195 sovereign states. */
  country?: string | null | undefined;
  /** By when the buyer expects to decide; shown from publishing on. In input, a date without a time means 23:59:59.999 UTC of that day. */
  decisionExpectedOn?: string | null | undefined;
  /** At most 20,000 characters. */
  description?: string | null | undefined;
  /** Whether the award tells every bidder, and the open data everybody, who won with which amount. It cannot be changed once the tender is published. */
  discloseWinner?: boolean | null | undefined;
  /** http or https. At most 2,000 characters. */
  documentsUrl?: string | null | undefined;
  /** At most 200 characters. */
  location?: string | null | undefined;
  /** In input, a date without a time means 00:00:00.000 UTC of that day. */
  openingDate?: string | null | undefined;
  /** How many administrators open a sealed tender, 1 or 2. Without it 2 where there are two active administrators. */
  openingPersons?: number | null | undefined;
  /** Until when questions are taken, if not as usual: until 72 hours before the closing time, or half of the time between publishing and closing where that is shorter than six days. A date without a time means 23:59:59.999 UTC of that day; null: as usual. */
  questionsUntil?: string | null | undefined;
  /** At most 20,000 characters. */
  requirements?: string | null | undefined;
  /** Until a sealed tender is opened only its own company reads a bid. It cannot be changed once the tender is published. */
  sealed?: boolean | null | undefined;
  /** Any status can be set freely. */
  status?: TenderStatus | null | undefined;
  /** Whether it takes questions at all; true without it. */
  takesQuestions?: boolean | null | undefined;
  /** The buyer's reference; unique, ignoring case. At most 50 characters. */
  tenderNumber?: string | null | undefined;
  /** At most 200 characters. */
  title?: string | null | undefined;
  /** The version that the client read. A stale version is refused with CONFLICT. */
  version?: number | null | undefined;
};

/** Partners see every status but draft. */
export type TenderStatus =
  /** A bid was chosen. */
  | 'awarded'
  /** It takes no bids. */
  | 'closed'
  /** Being written; administrators alone see it. */
  | 'draft'
  /** Published; it takes bids until its closing time. */
  | 'open';

/** Every given condition must be met. */
export type UserFilter = {
  /** Created or changed at or after this time: the `changesUntil` of the last answer, so that no change is missed and a few come twice. A date without a time means 00:00:00.000 UTC of that day. BAD_USER_INPUT for a time in the future. */
  changedSince?: string | null | undefined;
  /** true: only deleted users; otherwise only the others. */
  deleted?: boolean | null | undefined;
  /** true: administrators; false: partners. */
  isAdmin?: boolean | null | undefined;
  /** Case-insensitive contains, over username, e-mail, names and company. */
  search?: string | null | undefined;
  /** One of these. */
  status?: Array<UserStatus> | null | undefined;
};

/** An account that an administrator creates. */
export type UserInput = {
  /** At most 100 characters. */
  addressCity?: string | null | undefined;
  /** English name of one of the 195 sovereign states. */
  addressCountry?: string | null | undefined;
  /** At most 20 characters. */
  addressPostalCode?: string | null | undefined;
  /** At most 100 characters. */
  addressState?: string | null | undefined;
  /** At most 200 characters. */
  addressStreet?: string | null | undefined;
  /** At most 50 characters. */
  cardId?: string | null | undefined;
  /** Idempotency key, 1 to 200 characters: a second call with the same key and the same terms returns what the first one created. */
  clientMutationId?: string | null | undefined;
  /** At most 200 characters. */
  companyName?: string | null | undefined;
  /** One of engineer, architectural, materials_supplier, contractor, consultant, manufacturer, other; any other text is shown as is. At most 100 characters. */
  companyTypology?: string | null | undefined;
  /** Unique, ignoring case. At most 254 characters. */
  email: string;
  /** At most 100 characters. */
  firstName?: string | null | undefined;
  /** true: an administrator; false: a partner. */
  isAdmin?: boolean;
  /** At most 100 characters. */
  lastName?: string | null | undefined;
  /** A new password ends the user's other sessions. 6 to 200 characters. */
  password: string;
  /** Free text; a registration stores one of PartnerRole. At most 100 characters. */
  role?: string | null | undefined;
  /** Unique, ignoring case. 3 to 50 characters. */
  username: string;
  /** At most 50 characters. */
  vatNumber?: string | null | undefined;
};

/** The order of a list. */
export type UserOrder = {
  /** Whether the lowest value comes first or the highest. */
  direction: OrderDirection;
  /** What to sort by. */
  field: UserOrderField;
};

/** What this list can be sorted by. */
export type UserOrderField =
  /** By createdAt. */
  | 'createdAt'
  /** By email. */
  | 'email'
  /** By username. */
  | 'username';

/** The fields to change; what is absent stays, null clears what is optional. */
export type UserPatch = {
  /** At most 100 characters. */
  addressCity?: string | null | undefined;
  /** English name of one of the 195 sovereign states. */
  addressCountry?: string | null | undefined;
  /** At most 20 characters. */
  addressPostalCode?: string | null | undefined;
  /** At most 100 characters. */
  addressState?: string | null | undefined;
  /** At most 200 characters. */
  addressStreet?: string | null | undefined;
  /** At most 50 characters. */
  cardId?: string | null | undefined;
  /** At most 200 characters. */
  companyName?: string | null | undefined;
  /** One of engineer, architectural, materials_supplier, contractor, consultant, manufacturer, other; any other text is shown as is. At most 100 characters. */
  companyTypology?: string | null | undefined;
  /** Unique, ignoring case. At most 254 characters. */
  email?: string | null | undefined;
  /** At most 100 characters. */
  firstName?: string | null | undefined;
  /** true: an administrator; false: a partner. */
  isAdmin?: boolean | null | undefined;
  /** At most 100 characters. */
  lastName?: string | null | undefined;
  /** A new password ends the user's other sessions. 6 to 200 characters. */
  password?: string | null | undefined;
  /** Free text; a registration stores one of PartnerRole. At most 100 characters. */
  role?: string | null | undefined;
  /** blocked and banned end every session of the user. */
  status?: UserStatus | null | undefined;
  /** Unique, ignoring case. 3 to 50 characters. */
  username?: string | null | undefined;
  /** At most 50 characters. */
  vatNumber?: string | null | undefined;
  /** The version that the client read. A stale version is refused with CONFLICT. */
  version?: number | null | undefined;
};

/** Only an active user can sign in; a blocked one can be unblocked by an administrator. */
export type UserStatus =
  /** Can sign in. */
  | 'active'
  /** Cannot sign in. */
  | 'banned'
  /** Cannot sign in until it is unblocked. */
  | 'blocked';

export type SubmitBidMutationVariables = Exact<{
  input: BidInput;
}>;


export type SubmitBidMutation = { submitBid: { id: string, status: BidStatus, submittedAt: string } };

export type OwnBidFragment = { id: string, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, status: BidStatus, submittedAt: string };

export type OwnLiveBidQueryVariables = Exact<{
  tenderId: string | number;
}>;


export type OwnLiveBidQuery = { myBids: { nodes: Array<{ id: string, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, status: BidStatus, submittedAt: string }> }, bidDraft: { tenderId: string, bidAmount: string, technicalProposal: string, timelineDays: string, documentsUrl: string, savedAt: string, version: number } | null };

export type BidDraftTextFragment = { tenderId: string, bidAmount: string, technicalProposal: string, timelineDays: string, documentsUrl: string, savedAt: string, version: number };

export type BidDraftQueryVariables = Exact<{
  tenderId: string | number;
}>;


export type BidDraftQuery = { bidDraft: { tenderId: string, bidAmount: string, technicalProposal: string, timelineDays: string, documentsUrl: string, savedAt: string, version: number } | null };

export type SaveBidDraftMutationVariables = Exact<{
  tenderId: string | number;
  input: BidDraftInput;
}>;


export type SaveBidDraftMutation = { saveBidDraft: { tenderId: string, bidAmount: string, technicalProposal: string, timelineDays: string, documentsUrl: string, savedAt: string, version: number } };

export type DeleteBidDraftMutationVariables = Exact<{
  tenderId: string | number;
}>;


export type DeleteBidDraftMutation = { deleteBidDraft: { tenderId: string } | null };

export type ListedBidFragment = { id: string, bidAmount: number | null, status: BidStatus, submittedAt: string, decidedAt: string | null, withdrawnAt: string | null, unconfirmedAddenda: Array<number>, tenderNumber: string, tenderTitle: string, receipt: { receiptNumber: string } | null, tender: { id: string, status: TenderStatus, closingDate: string, decisionExpectedOn: string | null, deletedAt: string | null } | null };

export type MyBidsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type MyBidsQuery = { myBids: { nodes: Array<{ id: string, bidAmount: number | null, status: BidStatus, submittedAt: string, decidedAt: string | null, withdrawnAt: string | null, unconfirmedAddenda: Array<number>, tenderNumber: string, tenderTitle: string, receipt: { receiptNumber: string } | null, tender: { id: string, status: TenderStatus, closingDate: string, decisionExpectedOn: string | null, deletedAt: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MyBidDraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyBidDraftsQuery = { myBidDrafts: Array<{ tenderId: string, bidAmount: string, technicalProposal: string, timelineDays: string, documentsUrl: string, savedAt: string, version: number, tender: { id: string, tenderNumber: string, title: string, status: TenderStatus, closingDate: string, deletedAt: string | null } | null }> };

export type SubmittedTermsFragment = { revision: number, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, submittedAt: string, receivedAt: string | null, receipt: { receiptNumber: string, sha256: string } | null };

export type MyBidFactsFragment = { id: string, tenderId: string, companyId: string, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, status: BidStatus, submittedAt: string, decidedAt: string | null, withdrawnAt: string | null, revision: number, unconfirmedAddenda: Array<number>, tenderNumber: string, tenderTitle: string, revisions: Array<{ revision: number, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, submittedAt: string, receivedAt: string | null, receipt: { receiptNumber: string, sha256: string } | null }>, company: { id: string, companyName: string }, outcome: { reason: DecisionReason | null, words: string | null, nextSteps: string | null, bidCount: number, winner: { companyName: string, bidAmount: number } | null } | null, tender: { id: string, status: TenderStatus, closingDate: string, decisionExpectedOn: string | null, deletedAt: string | null, newestAddendum: number, amendedAt: string | null, sealed: boolean, budgetMin: number, budgetMax: number, category: TenderCategory, location: string, country: string, closingSeal: { closing: number, sealedAt: string, sha256: string } | null } | null };

export type MyBidQueryVariables = Exact<{
  id: string | number;
}>;


export type MyBidQuery = { bid: { id: string, tenderId: string, companyId: string, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, status: BidStatus, submittedAt: string, decidedAt: string | null, withdrawnAt: string | null, revision: number, unconfirmedAddenda: Array<number>, tenderNumber: string, tenderTitle: string, revisions: Array<{ revision: number, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, submittedAt: string, receivedAt: string | null, receipt: { receiptNumber: string, sha256: string } | null }>, company: { id: string, companyName: string }, outcome: { reason: DecisionReason | null, words: string | null, nextSteps: string | null, bidCount: number, winner: { companyName: string, bidAmount: number } | null } | null, tender: { id: string, status: TenderStatus, closingDate: string, decisionExpectedOn: string | null, deletedAt: string | null, newestAddendum: number, amendedAt: string | null, sealed: boolean, budgetMin: number, budgetMax: number, category: TenderCategory, location: string, country: string, closingSeal: { closing: number, sealedAt: string, sha256: string } | null } | null } };

export type ReviseBidMutationVariables = Exact<{
  id: string | number;
  input: BidRevisionInput;
}>;


export type ReviseBidMutation = { reviseBid: { id: string, tenderId: string, companyId: string, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, status: BidStatus, submittedAt: string, decidedAt: string | null, withdrawnAt: string | null, revision: number, unconfirmedAddenda: Array<number>, tenderNumber: string, tenderTitle: string, revisions: Array<{ revision: number, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, submittedAt: string, receivedAt: string | null, receipt: { receiptNumber: string, sha256: string } | null }>, company: { id: string, companyName: string }, outcome: { reason: DecisionReason | null, words: string | null, nextSteps: string | null, bidCount: number, winner: { companyName: string, bidAmount: number } | null } | null, tender: { id: string, status: TenderStatus, closingDate: string, decisionExpectedOn: string | null, deletedAt: string | null, newestAddendum: number, amendedAt: string | null, sealed: boolean, budgetMin: number, budgetMax: number, category: TenderCategory, location: string, country: string, closingSeal: { closing: number, sealedAt: string, sha256: string } | null } | null } };

export type WithdrawBidMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawBidMutation = { withdrawBid: { id: string, tenderId: string, companyId: string, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, status: BidStatus, submittedAt: string, decidedAt: string | null, withdrawnAt: string | null, revision: number, unconfirmedAddenda: Array<number>, tenderNumber: string, tenderTitle: string, revisions: Array<{ revision: number, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, submittedAt: string, receivedAt: string | null, receipt: { receiptNumber: string, sha256: string } | null }>, company: { id: string, companyName: string }, outcome: { reason: DecisionReason | null, words: string | null, nextSteps: string | null, bidCount: number, winner: { companyName: string, bidAmount: number } | null } | null, tender: { id: string, status: TenderStatus, closingDate: string, decisionExpectedOn: string | null, deletedAt: string | null, newestAddendum: number, amendedAt: string | null, sealed: boolean, budgetMin: number, budgetMax: number, category: TenderCategory, location: string, country: string, closingSeal: { closing: number, sealedAt: string, sha256: string } | null } | null } };

export type CompanyProfileFieldsFragment = { id: string, companyName: string, addressStreet: string | null, addressCity: string | null, addressState: string | null, addressPostalCode: string | null, addressCountry: string | null, phone: string | null, website: string | null, registrationNumber: string | null, employeeCount: number | null, industry: string | null, description: string | null, version: number };

export type CompanyProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyProfileQuery = { companyProfile: { id: string, companyName: string, addressStreet: string | null, addressCity: string | null, addressState: string | null, addressPostalCode: string | null, addressCountry: string | null, phone: string | null, website: string | null, registrationNumber: string | null, employeeCount: number | null, industry: string | null, description: string | null, version: number } | null };

export type CreateCompanyProfileMutationVariables = Exact<{
  input: CompanyProfileInput;
}>;


export type CreateCompanyProfileMutation = { createCompanyProfile: { id: string, companyName: string, addressStreet: string | null, addressCity: string | null, addressState: string | null, addressPostalCode: string | null, addressCountry: string | null, phone: string | null, website: string | null, registrationNumber: string | null, employeeCount: number | null, industry: string | null, description: string | null, version: number } };

export type UpdateCompanyProfileMutationVariables = Exact<{
  patch: CompanyProfilePatch;
}>;


export type UpdateCompanyProfileMutation = { updateCompanyProfile: { id: string, companyName: string, addressStreet: string | null, addressCity: string | null, addressState: string | null, addressPostalCode: string | null, addressCountry: string | null, phone: string | null, website: string | null, registrationNumber: string | null, employeeCount: number | null, industry: string | null, description: string | null, version: number } };

export type IntegrationRequestFragment = { id: string, firstName: string, lastName: string, email: string, company: string, role: PartnerRole, message: string, createdAt: string, handledAt: string | null };

export type IntegrationRequestsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  handled?: boolean | null | undefined;
}>;


export type IntegrationRequestsQuery = { contactRequests: { totalCount: number, totalCountIsExact: boolean, nodes: Array<{ id: string, firstName: string, lastName: string, email: string, company: string, role: PartnerRole, message: string, createdAt: string, handledAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DeleteRequestMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteRequestMutation = { deleteContactRequest: { id: string } };

export type MarkRequestMutationVariables = Exact<{
  id: string | number;
  handled: boolean;
}>;


export type MarkRequestMutation = { markContactRequest: { id: string, firstName: string, lastName: string, email: string, company: string, role: PartnerRole, message: string, createdAt: string, handledAt: string | null } };

export type ContentPostFragment = { id: string, slug: string, title: string, category: string, createdAt: string, published: boolean, version: number };

export type ContentPostsQueryVariables = Exact<{
  state: ContentState;
  first: number;
  after?: string | null | undefined;
}>;


export type ContentPostsQuery = { blogPosts: { nodes: Array<{ id: string, slug: string, title: string, category: string, createdAt: string, published: boolean, version: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ContentProjectFragment = { id: string, title: string, industry: string | null, createdAt: string, published: boolean, version: number };

export type ContentProjectsQueryVariables = Exact<{
  state: ContentState;
  first: number;
  after?: string | null | undefined;
}>;


export type ContentProjectsQuery = { projects: { nodes: Array<{ id: string, title: string, industry: string | null, createdAt: string, published: boolean, version: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EditedPostFragment = { excerpt: string, body: string, id: string, slug: string, title: string, category: string, createdAt: string, published: boolean, version: number };

export type PostToEditQueryVariables = Exact<{
  id: string | number;
}>;


export type PostToEditQuery = { blogPostById: { excerpt: string, body: string, id: string, slug: string, title: string, category: string, createdAt: string, published: boolean, version: number } };

export type PreviewMarkdownQueryVariables = Exact<{
  markdown: string;
}>;


export type PreviewMarkdownQuery = { previewMarkdown: string };

export type CreatePostMutationVariables = Exact<{
  input: BlogPostInput;
}>;


export type CreatePostMutation = { createBlogPost: { excerpt: string, body: string, id: string, slug: string, title: string, category: string, createdAt: string, published: boolean, version: number } };

export type UpdatePostMutationVariables = Exact<{
  id: string | number;
  patch: BlogPostPatch;
}>;


export type UpdatePostMutation = { updateBlogPost: { excerpt: string, body: string, id: string, slug: string, title: string, category: string, createdAt: string, published: boolean, version: number } };

export type DeletePostMutationVariables = Exact<{
  id: string | number;
}>;


export type DeletePostMutation = { deleteBlogPost: { id: string } };

export type EditedProjectFragment = { description: string, imageUrl: string | null, location: string | null, timeline: string | null, results: string | null, id: string, title: string, industry: string | null, createdAt: string, published: boolean, version: number };

export type ProjectToEditQueryVariables = Exact<{
  id: string | number;
}>;


export type ProjectToEditQuery = { project: { description: string, imageUrl: string | null, location: string | null, timeline: string | null, results: string | null, id: string, title: string, industry: string | null, createdAt: string, published: boolean, version: number } };

export type CreateProjectMutationVariables = Exact<{
  input: ProjectInput;
}>;


export type CreateProjectMutation = { createProject: { description: string, imageUrl: string | null, location: string | null, timeline: string | null, results: string | null, id: string, title: string, industry: string | null, createdAt: string, published: boolean, version: number } };

export type UpdateProjectMutationVariables = Exact<{
  id: string | number;
  patch: ProjectPatch;
}>;


export type UpdateProjectMutation = { updateProject: { description: string, imageUrl: string | null, location: string | null, timeline: string | null, results: string | null, id: string, title: string, industry: string | null, createdAt: string, published: boolean, version: number } };

export type DeleteProjectMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteProjectMutation = { deleteProject: { id: string } };

export type SubmittedBidFragment = { id: string, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, status: BidStatus, submittedAt: string, revision: number, unconfirmedAddenda: Array<number>, company: { id: string, companyName: string, email: string, companyTypology: string | null } };

export type TenderToDecideFragment = { id: string, tenderNumber: string, title: string, status: TenderStatus, closingDate: string, budgetMin: number, budgetMax: number, bidCount: number | null, version: number, sealed: boolean, openedAt: string | null };

export type TendersByBidsQueryVariables = Exact<{
  group: BidGroup;
  filter: TenderFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type TendersByBidsQuery = { tendersByBids: { bidsRevision: string | null, totalCount: number, totalCountIsExact: boolean, nodes: Array<{ id: string, tenderNumber: string, title: string, status: TenderStatus, closingDate: string, budgetMin: number, budgetMax: number, bidCount: number | null, version: number, sealed: boolean, openedAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type TenderToDecideQueryVariables = Exact<{
  id: string | number;
}>;


export type TenderToDecideQuery = { tender: { id: string, tenderNumber: string, title: string, status: TenderStatus, closingDate: string, budgetMin: number, budgetMax: number, bidCount: number | null, version: number, sealed: boolean, openedAt: string | null } };

export type BidsOfTenderQueryVariables = Exact<{
  tenderId: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type BidsOfTenderQuery = { bids: { bidsRevision: string | null, totalCount: number, totalCountIsExact: boolean, nodes: Array<{ id: string, bidAmount: number | null, timelineDays: number | null, technicalProposal: string | null, documentsUrl: string | null, status: BidStatus, submittedAt: string, revision: number, unconfirmedAddenda: Array<number>, company: { id: string, companyName: string, email: string, companyTypology: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type BidsRevisionQueryVariables = Exact<{ [key: string]: never; }>;


export type BidsRevisionQuery = { bidsRevision: string };

export type SealedTenderFragment = { id: string, status: TenderStatus, openedAt: string | null, version: number, opening: { personsNeeded: number, opensAt: string, openedAt: string | null, persons: Array<{ id: string, username: string, approvedAt: string }> } | null };

export type SealedTenderQueryVariables = Exact<{
  id: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type SealedTenderQuery = { tender: { id: string, status: TenderStatus, openedAt: string | null, version: number, opening: { personsNeeded: number, opensAt: string, openedAt: string | null, persons: Array<{ id: string, username: string, approvedAt: string }> } | null }, bids: { totalCount: number, nodes: Array<{ id: string, submittedAt: string, company: { id: string, companyName: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ApproveOpeningMutationVariables = Exact<{
  tenderId: string | number;
  password: string;
}>;


export type ApproveOpeningMutation = { approveOpening: { id: string, status: TenderStatus, openedAt: string | null, version: number, opening: { personsNeeded: number, opensAt: string, openedAt: string | null, persons: Array<{ id: string, username: string, approvedAt: string }> } | null } };

export type WithdrawOpeningApprovalMutationVariables = Exact<{
  tenderId: string | number;
}>;


export type WithdrawOpeningApprovalMutation = { withdrawOpeningApproval: { id: string, status: TenderStatus, openedAt: string | null, version: number, opening: { personsNeeded: number, opensAt: string, openedAt: string | null, persons: Array<{ id: string, username: string, approvedAt: string }> } | null } };

export type DecideBidMutationVariables = Exact<{
  id: string | number;
  status: BidStatus;
  revision: number;
  seenStatus: BidStatus;
  reason?: DecisionReasonInput | null | undefined;
}>;


export type DecideBidMutation = { decideBid: { id: string, status: BidStatus } };

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


export type AwardTenderMutation = { awardTender: { id: string, tenderNumber: string, title: string, status: TenderStatus, closingDate: string, budgetMin: number, budgetMax: number, bidCount: number | null, version: number, sealed: boolean, openedAt: string | null } };

export type StoredUserFragment = { id: string, username: string, email: string, firstName: string | null, lastName: string | null, companyName: string | null, companyTypology: string | null, vatNumber: string | null, cardId: string | null, addressStreet: string | null, addressCity: string | null, addressState: string | null, addressPostalCode: string | null, addressCountry: string | null, isAdmin: boolean };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, username: string, email: string, firstName: string | null, lastName: string | null, companyName: string | null, companyTypology: string | null, vatNumber: string | null, cardId: string | null, addressStreet: string | null, addressCity: string | null, addressState: string | null, addressPostalCode: string | null, addressCountry: string | null, isAdmin: boolean } | null };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
  language: Language;
}>;


export type LoginMutation = { login: { id: string, username: string, email: string, firstName: string | null, lastName: string | null, companyName: string | null, companyTypology: string | null, vatNumber: string | null, cardId: string | null, addressStreet: string | null, addressCity: string | null, addressState: string | null, addressPostalCode: string | null, addressCountry: string | null, isAdmin: boolean } };

export type RegisterMutationVariables = Exact<{
  input: RegistrationInput;
}>;


export type RegisterMutation = { register: { id: string } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type ManagedTendersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter: TenderFilter;
}>;


export type ManagedTendersQuery = { tenders: { revision: string, nodes: Array<{ id: string, tenderNumber: string, title: string, description: string, category: TenderCategory, budgetMin: number, budgetMax: number, openingDate: string, closingDate: string, location: string, country: string, requirements: string, documentsUrl: string | null, sealed: boolean, decisionExpectedOn: string | null, discloseWinner: boolean, openedAt: string | null, newestAddendum: number, amendedAt: string | null, cancelledAt: string | null, cancelReason: string | null, status: TenderStatus, version: number, createdAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ManagedTenderQueryVariables = Exact<{
  id: string | number;
}>;


export type ManagedTenderQuery = { tender: { copiedFrom: string | null, id: string, tenderNumber: string, title: string, description: string, category: TenderCategory, budgetMin: number, budgetMax: number, openingDate: string, closingDate: string, location: string, country: string, requirements: string, documentsUrl: string | null, sealed: boolean, decisionExpectedOn: string | null, discloseWinner: boolean, openedAt: string | null, newestAddendum: number, amendedAt: string | null, cancelledAt: string | null, cancelReason: string | null, status: TenderStatus, version: number, createdAt: string } };

export type SealedByDefaultQueryVariables = Exact<{ [key: string]: never; }>;


export type SealedByDefaultQuery = { sealedByDefault: boolean };

export type CreateTenderMutationVariables = Exact<{
  input: TenderInput;
}>;


export type CreateTenderMutation = { createTender: { id: string, tenderNumber: string, title: string, description: string, category: TenderCategory, budgetMin: number, budgetMax: number, openingDate: string, closingDate: string, location: string, country: string, requirements: string, documentsUrl: string | null, sealed: boolean, decisionExpectedOn: string | null, discloseWinner: boolean, openedAt: string | null, newestAddendum: number, amendedAt: string | null, cancelledAt: string | null, cancelReason: string | null, status: TenderStatus, version: number, createdAt: string } };

export type CopyTenderMutationVariables = Exact<{
  id: string | number;
  tenderNumber: string;
  clientMutationId?: string | null | undefined;
}>;


export type CopyTenderMutation = { copyTender: { id: string, tenderNumber: string, title: string, description: string, category: TenderCategory, budgetMin: number, budgetMax: number, openingDate: string, closingDate: string, location: string, country: string, requirements: string, documentsUrl: string | null, sealed: boolean, decisionExpectedOn: string | null, discloseWinner: boolean, openedAt: string | null, newestAddendum: number, amendedAt: string | null, cancelledAt: string | null, cancelReason: string | null, status: TenderStatus, version: number, createdAt: string } };

export type UpdateTenderMutationVariables = Exact<{
  id: string | number;
  patch: TenderPatch;
  addendum?: AddendumInput | null | undefined;
}>;


export type UpdateTenderMutation = { updateTender: { id: string, tenderNumber: string, title: string, description: string, category: TenderCategory, budgetMin: number, budgetMax: number, openingDate: string, closingDate: string, location: string, country: string, requirements: string, documentsUrl: string | null, sealed: boolean, decisionExpectedOn: string | null, discloseWinner: boolean, openedAt: string | null, newestAddendum: number, amendedAt: string | null, cancelledAt: string | null, cancelReason: string | null, status: TenderStatus, version: number, createdAt: string } };

export type DeleteTenderMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteTenderMutation = { deleteTender: { id: string } };

export type TenderFactsFragment = { id: string, tenderNumber: string, title: string, description: string, category: TenderCategory, budgetMin: number, budgetMax: number, openingDate: string, closingDate: string, location: string, country: string, requirements: string, documentsUrl: string | null, sealed: boolean, decisionExpectedOn: string | null, discloseWinner: boolean, openedAt: string | null, newestAddendum: number, amendedAt: string | null, cancelledAt: string | null, cancelReason: string | null, status: TenderStatus, version: number, createdAt: string };

export type OpenTendersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type OpenTendersQuery = { tenders: { revision: string, nodes: Array<{ id: string, tenderNumber: string, title: string, description: string, category: TenderCategory, budgetMin: number, budgetMax: number, openingDate: string, closingDate: string, location: string, country: string, requirements: string, documentsUrl: string | null, sealed: boolean, decisionExpectedOn: string | null, discloseWinner: boolean, openedAt: string | null, newestAddendum: number, amendedAt: string | null, cancelledAt: string | null, cancelReason: string | null, status: TenderStatus, version: number, createdAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OpenTendersFoundQueryVariables = Exact<{
  first: number;
  filter: TenderFilter;
}>;


export type OpenTendersFoundQuery = { tenders: { totalCount: number, totalCountIsExact: boolean, nodes: Array<{ id: string, tenderNumber: string, title: string, description: string, category: TenderCategory, budgetMin: number, budgetMax: number, openingDate: string, closingDate: string, location: string, country: string, requirements: string, documentsUrl: string | null, sealed: boolean, decisionExpectedOn: string | null, discloseWinner: boolean, openedAt: string | null, newestAddendum: number, amendedAt: string | null, cancelledAt: string | null, cancelReason: string | null, status: TenderStatus, version: number, createdAt: string }> } };

export type TenderRevisionQueryVariables = Exact<{ [key: string]: never; }>;


export type TenderRevisionQuery = { tenderRevision: string };

export type TendersSinceQueryVariables = Exact<{
  revision: string;
  first: number;
}>;


export type TendersSinceQuery = { tendersSince: { revision: string, isComplete: boolean, removed: Array<string>, changed: Array<{ id: string, tenderNumber: string, title: string, description: string, category: TenderCategory, budgetMin: number, budgetMax: number, openingDate: string, closingDate: string, location: string, country: string, requirements: string, documentsUrl: string | null, sealed: boolean, decisionExpectedOn: string | null, discloseWinner: boolean, openedAt: string | null, newestAddendum: number, amendedAt: string | null, cancelledAt: string | null, cancelReason: string | null, status: TenderStatus, version: number, createdAt: string }> } };

export type TenderToBidQueryVariables = Exact<{
  id: string | number;
}>;


export type TenderToBidQuery = { tender: { id: string, tenderNumber: string, title: string, description: string, category: TenderCategory, budgetMin: number, budgetMax: number, openingDate: string, closingDate: string, location: string, country: string, requirements: string, documentsUrl: string | null, sealed: boolean, decisionExpectedOn: string | null, discloseWinner: boolean, openedAt: string | null, newestAddendum: number, amendedAt: string | null, cancelledAt: string | null, cancelReason: string | null, status: TenderStatus, version: number, createdAt: string } };

export type ServerTimeQueryVariables = Exact<{ [key: string]: never; }>;


export type ServerTimeQuery = { serverTime: string };

export type ManagedUserFragment = { id: string, username: string, email: string, firstName: string | null, lastName: string | null, companyName: string | null, companyTypology: string | null, vatNumber: string | null, cardId: string | null, addressStreet: string | null, addressCity: string | null, addressState: string | null, addressPostalCode: string | null, addressCountry: string | null, isAdmin: boolean, role: string | null, status: UserStatus, hasTwoStep: boolean, lastSignInAt: string | null, createdAt: string, version: number };

export type ManagedUsersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter: UserFilter;
  orderBy?: UserOrder | null | undefined;
}>;


export type ManagedUsersQuery = { users: { totalCount: number, totalCountIsExact: boolean, nodes: Array<{ id: string, username: string, email: string, firstName: string | null, lastName: string | null, companyName: string | null, companyTypology: string | null, vatNumber: string | null, cardId: string | null, addressStreet: string | null, addressCity: string | null, addressState: string | null, addressPostalCode: string | null, addressCountry: string | null, isAdmin: boolean, role: string | null, status: UserStatus, hasTwoStep: boolean, lastSignInAt: string | null, createdAt: string, version: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ManagedUserQueryVariables = Exact<{
  id: string | number;
}>;


export type ManagedUserQuery = { user: { id: string, username: string, email: string, firstName: string | null, lastName: string | null, companyName: string | null, companyTypology: string | null, vatNumber: string | null, cardId: string | null, addressStreet: string | null, addressCity: string | null, addressState: string | null, addressPostalCode: string | null, addressCountry: string | null, isAdmin: boolean, role: string | null, status: UserStatus, hasTwoStep: boolean, lastSignInAt: string | null, createdAt: string, version: number } };

export type CreateUserMutationVariables = Exact<{
  input: UserInput;
  ownPassword?: string | null | undefined;
}>;


export type CreateUserMutation = { createUser: { id: string, username: string, email: string, firstName: string | null, lastName: string | null, companyName: string | null, companyTypology: string | null, vatNumber: string | null, cardId: string | null, addressStreet: string | null, addressCity: string | null, addressState: string | null, addressPostalCode: string | null, addressCountry: string | null, isAdmin: boolean, role: string | null, status: UserStatus, hasTwoStep: boolean, lastSignInAt: string | null, createdAt: string, version: number } };

export type UpdateUserMutationVariables = Exact<{
  id: string | number;
  patch: UserPatch;
  ownPassword?: string | null | undefined;
}>;


export type UpdateUserMutation = { updateUser: { id: string, username: string, email: string, firstName: string | null, lastName: string | null, companyName: string | null, companyTypology: string | null, vatNumber: string | null, cardId: string | null, addressStreet: string | null, addressCity: string | null, addressState: string | null, addressPostalCode: string | null, addressCountry: string | null, isAdmin: boolean, role: string | null, status: UserStatus, hasTwoStep: boolean, lastSignInAt: string | null, createdAt: string, version: number } };

export type EraseUserMutationVariables = Exact<{
  id: string | number;
  password: string;
}>;


export type EraseUserMutation = { eraseUser: { id: string } };

export type DeleteUserMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteUserMutation = { deleteUser: { id: string } };

export const OwnBidFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnBid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]} as unknown as DocumentNode;
export const BidDraftTextFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BidDraftText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export const ListedBidFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedBid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedAddenda"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"tenderTitle"}},{"kind":"Field","name":{"kind":"Name","value":"tender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]}}]} as unknown as DocumentNode;
export const SubmittedTermsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmittedTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidRevision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}}]} as unknown as DocumentNode;
export const MyBidFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyBidFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedAddenda"}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmittedTerms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"nextSteps"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"tenderTitle"}},{"kind":"Field","name":{"kind":"Name","value":"tender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"closingSeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmittedTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidRevision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}}]} as unknown as DocumentNode;
export const CompanyProfileFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyProfileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"addressStreet"}},{"kind":"Field","name":{"kind":"Name","value":"addressCity"}},{"kind":"Field","name":{"kind":"Name","value":"addressState"}},{"kind":"Field","name":{"kind":"Name","value":"addressPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"employeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export const IntegrationRequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IntegrationRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"handledAt"}}]}}]} as unknown as DocumentNode;
export const ContentPostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export const EditedPostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentPost"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export const ContentProjectFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export const EditedProjectFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentProject"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"}},{"kind":"Field","name":{"kind":"Name","value":"results"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export const SubmittedBidFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmittedBid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedAddenda"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypology"}}]}}]}}]} as unknown as DocumentNode;
export const TenderToDecideFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderToDecide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}}]}}]} as unknown as DocumentNode;
export const SealedTenderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SealedTender"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"persons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}}]}}]}}]}}]} as unknown as DocumentNode;
export const StoredUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypology"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"addressStreet"}},{"kind":"Field","name":{"kind":"Name","value":"addressCity"}},{"kind":"Field","name":{"kind":"Name","value":"addressState"}},{"kind":"Field","name":{"kind":"Name","value":"addressPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}}]}}]} as unknown as DocumentNode;
export const TenderFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"discloseWinner"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode;
export const ManagedUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypology"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"addressStreet"}},{"kind":"Field","name":{"kind":"Name","value":"addressCity"}},{"kind":"Field","name":{"kind":"Name","value":"addressState"}},{"kind":"Field","name":{"kind":"Name","value":"addressPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hasTwoStep"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
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
export const OwnLiveBidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnLiveBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myBids"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnBid"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bidDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BidDraftText"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnBid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BidDraftText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

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
export const BidDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BidDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bidDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BidDraftText"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BidDraftText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

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
export const SaveBidDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBidDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BidDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveBidDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BidDraftText"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BidDraftText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

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
export const MyBidsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyBids"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myBids"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"includeWithdrawn"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"submittedAt"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"descending"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedBid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedBid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedAddenda"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"tenderTitle"}},{"kind":"Field","name":{"kind":"Name","value":"tender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]}}]} as unknown as DocumentNode;

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
export const MyBidDraftsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyBidDrafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myBidDrafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BidDraftText"}},{"kind":"Field","name":{"kind":"Name","value":"tender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BidDraftText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

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
export const MyBidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyBidFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmittedTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidRevision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyBidFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedAddenda"}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmittedTerms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"nextSteps"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"tenderTitle"}},{"kind":"Field","name":{"kind":"Name","value":"tender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"closingSeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]} as unknown as DocumentNode;

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
export const ReviseBidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviseBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BidRevisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviseBid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyBidFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmittedTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidRevision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyBidFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedAddenda"}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmittedTerms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"nextSteps"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"tenderTitle"}},{"kind":"Field","name":{"kind":"Name","value":"tender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"closingSeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]} as unknown as DocumentNode;

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
export const WithdrawBidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawBid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyBidFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmittedTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidRevision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyBidFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderId"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedAddenda"}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmittedTerms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"nextSteps"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"tenderTitle"}},{"kind":"Field","name":{"kind":"Name","value":"tender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"closingSeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]} as unknown as DocumentNode;

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
export const CompanyProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyProfileFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyProfileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"addressStreet"}},{"kind":"Field","name":{"kind":"Name","value":"addressCity"}},{"kind":"Field","name":{"kind":"Name","value":"addressState"}},{"kind":"Field","name":{"kind":"Name","value":"addressPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"employeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useCompanyProfileQuery__
 *
 * To run a query within a React component, call `useCompanyProfileQuery` and pass it any options that fit your needs.
 * When your component renders, `useCompanyProfileQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCompanyProfileQuery({
 *   variables: {
 *   },
 * });
 */
export function useCompanyProfileQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CompanyProfileQuery, CompanyProfileQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CompanyProfileQuery, CompanyProfileQueryVariables>(CompanyProfileDocument, options);
      }
export function useCompanyProfileLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CompanyProfileQuery, CompanyProfileQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CompanyProfileQuery, CompanyProfileQueryVariables>(CompanyProfileDocument, options);
        }
export type CompanyProfileQueryHookResult = ReturnType<typeof useCompanyProfileQuery>;
export type CompanyProfileLazyQueryHookResult = ReturnType<typeof useCompanyProfileLazyQuery>;
export const CreateCompanyProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCompanyProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCompanyProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyProfileFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyProfileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"addressStreet"}},{"kind":"Field","name":{"kind":"Name","value":"addressCity"}},{"kind":"Field","name":{"kind":"Name","value":"addressState"}},{"kind":"Field","name":{"kind":"Name","value":"addressPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"employeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useCreateCompanyProfileMutation__
 *
 * To run a mutation, you first call `useCreateCompanyProfileMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateCompanyProfileMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createCompanyProfileMutation, { data, loading, error }] = useCreateCompanyProfileMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateCompanyProfileMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateCompanyProfileMutation, CreateCompanyProfileMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateCompanyProfileMutation, CreateCompanyProfileMutationVariables>(CreateCompanyProfileDocument, options);
      }
export type CreateCompanyProfileMutationHookResult = ReturnType<typeof useCreateCompanyProfileMutation>;
export const UpdateCompanyProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCompanyProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfilePatch"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanyProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyProfileFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyProfileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"addressStreet"}},{"kind":"Field","name":{"kind":"Name","value":"addressCity"}},{"kind":"Field","name":{"kind":"Name","value":"addressState"}},{"kind":"Field","name":{"kind":"Name","value":"addressPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"employeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useUpdateCompanyProfileMutation__
 *
 * To run a mutation, you first call `useUpdateCompanyProfileMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateCompanyProfileMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateCompanyProfileMutation, { data, loading, error }] = useUpdateCompanyProfileMutation({
 *   variables: {
 *      patch: // value for 'patch'
 *   },
 * });
 */
export function useUpdateCompanyProfileMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateCompanyProfileMutation, UpdateCompanyProfileMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateCompanyProfileMutation, UpdateCompanyProfileMutationVariables>(UpdateCompanyProfileDocument, options);
      }
export type UpdateCompanyProfileMutationHookResult = ReturnType<typeof useUpdateCompanyProfileMutation>;
export const IntegrationRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IntegrationRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"handled"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"handled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"handled"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IntegrationRequest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IntegrationRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"handledAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useIntegrationRequestsQuery__
 *
 * To run a query within a React component, call `useIntegrationRequestsQuery` and pass it any options that fit your needs.
 * When your component renders, `useIntegrationRequestsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useIntegrationRequestsQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *      search: // value for 'search'
 *      handled: // value for 'handled'
 *   },
 * });
 */
export function useIntegrationRequestsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<IntegrationRequestsQuery, IntegrationRequestsQueryVariables> & ({ variables: IntegrationRequestsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<IntegrationRequestsQuery, IntegrationRequestsQueryVariables>(IntegrationRequestsDocument, options);
      }
export function useIntegrationRequestsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<IntegrationRequestsQuery, IntegrationRequestsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<IntegrationRequestsQuery, IntegrationRequestsQueryVariables>(IntegrationRequestsDocument, options);
        }
export type IntegrationRequestsQueryHookResult = ReturnType<typeof useIntegrationRequestsQuery>;
export type IntegrationRequestsLazyQueryHookResult = ReturnType<typeof useIntegrationRequestsLazyQuery>;
export const DeleteRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContactRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDeleteRequestMutation__
 *
 * To run a mutation, you first call `useDeleteRequestMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteRequestMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteRequestMutation, { data, loading, error }] = useDeleteRequestMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeleteRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteRequestMutation, DeleteRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteRequestMutation, DeleteRequestMutationVariables>(DeleteRequestDocument, options);
      }
export type DeleteRequestMutationHookResult = ReturnType<typeof useDeleteRequestMutation>;
export const MarkRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"handled"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markContactRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"handled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"handled"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IntegrationRequest"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IntegrationRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"handledAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useMarkRequestMutation__
 *
 * To run a mutation, you first call `useMarkRequestMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useMarkRequestMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [markRequestMutation, { data, loading, error }] = useMarkRequestMutation({
 *   variables: {
 *      id: // value for 'id'
 *      handled: // value for 'handled'
 *   },
 * });
 */
export function useMarkRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MarkRequestMutation, MarkRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MarkRequestMutation, MarkRequestMutationVariables>(MarkRequestDocument, options);
      }
export type MarkRequestMutationHookResult = ReturnType<typeof useMarkRequestMutation>;
export const ContentPostsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentPosts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentPost"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useContentPostsQuery__
 *
 * To run a query within a React component, call `useContentPostsQuery` and pass it any options that fit your needs.
 * When your component renders, `useContentPostsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useContentPostsQuery({
 *   variables: {
 *      state: // value for 'state'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useContentPostsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ContentPostsQuery, ContentPostsQueryVariables> & ({ variables: ContentPostsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ContentPostsQuery, ContentPostsQueryVariables>(ContentPostsDocument, options);
      }
export function useContentPostsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ContentPostsQuery, ContentPostsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ContentPostsQuery, ContentPostsQueryVariables>(ContentPostsDocument, options);
        }
export type ContentPostsQueryHookResult = ReturnType<typeof useContentPostsQuery>;
export type ContentPostsLazyQueryHookResult = ReturnType<typeof useContentPostsLazyQuery>;
export const ContentProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentProject"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useContentProjectsQuery__
 *
 * To run a query within a React component, call `useContentProjectsQuery` and pass it any options that fit your needs.
 * When your component renders, `useContentProjectsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useContentProjectsQuery({
 *   variables: {
 *      state: // value for 'state'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useContentProjectsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ContentProjectsQuery, ContentProjectsQueryVariables> & ({ variables: ContentProjectsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ContentProjectsQuery, ContentProjectsQueryVariables>(ContentProjectsDocument, options);
      }
export function useContentProjectsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ContentProjectsQuery, ContentProjectsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ContentProjectsQuery, ContentProjectsQueryVariables>(ContentProjectsDocument, options);
        }
export type ContentProjectsQueryHookResult = ReturnType<typeof useContentProjectsQuery>;
export type ContentProjectsLazyQueryHookResult = ReturnType<typeof useContentProjectsLazyQuery>;
export const PostToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogPostById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedPost"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentPost"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]} as unknown as DocumentNode;

/**
 * __usePostToEditQuery__
 *
 * To run a query within a React component, call `usePostToEditQuery` and pass it any options that fit your needs.
 * When your component renders, `usePostToEditQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePostToEditQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function usePostToEditQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PostToEditQuery, PostToEditQueryVariables> & ({ variables: PostToEditQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PostToEditQuery, PostToEditQueryVariables>(PostToEditDocument, options);
      }
export function usePostToEditLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PostToEditQuery, PostToEditQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PostToEditQuery, PostToEditQueryVariables>(PostToEditDocument, options);
        }
export type PostToEditQueryHookResult = ReturnType<typeof usePostToEditQuery>;
export type PostToEditLazyQueryHookResult = ReturnType<typeof usePostToEditLazyQuery>;
export const PreviewMarkdownDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewMarkdown"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"markdown"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewMarkdown"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"markdown"},"value":{"kind":"Variable","name":{"kind":"Name","value":"markdown"}}}]}]}}]} as unknown as DocumentNode;

/**
 * __usePreviewMarkdownQuery__
 *
 * To run a query within a React component, call `usePreviewMarkdownQuery` and pass it any options that fit your needs.
 * When your component renders, `usePreviewMarkdownQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePreviewMarkdownQuery({
 *   variables: {
 *      markdown: // value for 'markdown'
 *   },
 * });
 */
export function usePreviewMarkdownQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PreviewMarkdownQuery, PreviewMarkdownQueryVariables> & ({ variables: PreviewMarkdownQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PreviewMarkdownQuery, PreviewMarkdownQueryVariables>(PreviewMarkdownDocument, options);
      }
export function usePreviewMarkdownLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PreviewMarkdownQuery, PreviewMarkdownQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PreviewMarkdownQuery, PreviewMarkdownQueryVariables>(PreviewMarkdownDocument, options);
        }
export type PreviewMarkdownQueryHookResult = ReturnType<typeof usePreviewMarkdownQuery>;
export type PreviewMarkdownLazyQueryHookResult = ReturnType<typeof usePreviewMarkdownLazyQuery>;
export const CreatePostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBlogPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedPost"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentPost"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]} as unknown as DocumentNode;

/**
 * __useCreatePostMutation__
 *
 * To run a mutation, you first call `useCreatePostMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreatePostMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createPostMutation, { data, loading, error }] = useCreatePostMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreatePostMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreatePostMutation, CreatePostMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreatePostMutation, CreatePostMutationVariables>(CreatePostDocument, options);
      }
export type CreatePostMutationHookResult = ReturnType<typeof useCreatePostMutation>;
export const UpdatePostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPostPatch"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBlogPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"patch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedPost"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentPost"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]} as unknown as DocumentNode;

/**
 * __useUpdatePostMutation__
 *
 * To run a mutation, you first call `useUpdatePostMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdatePostMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updatePostMutation, { data, loading, error }] = useUpdatePostMutation({
 *   variables: {
 *      id: // value for 'id'
 *      patch: // value for 'patch'
 *   },
 * });
 */
export function useUpdatePostMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdatePostMutation, UpdatePostMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdatePostMutation, UpdatePostMutationVariables>(UpdatePostDocument, options);
      }
export type UpdatePostMutationHookResult = ReturnType<typeof useUpdatePostMutation>;
export const DeletePostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBlogPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDeletePostMutation__
 *
 * To run a mutation, you first call `useDeletePostMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeletePostMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deletePostMutation, { data, loading, error }] = useDeletePostMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeletePostMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeletePostMutation, DeletePostMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeletePostMutation, DeletePostMutationVariables>(DeletePostDocument, options);
      }
export type DeletePostMutationHookResult = ReturnType<typeof useDeletePostMutation>;
export const ProjectToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedProject"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentProject"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"}},{"kind":"Field","name":{"kind":"Name","value":"results"}}]}}]} as unknown as DocumentNode;

/**
 * __useProjectToEditQuery__
 *
 * To run a query within a React component, call `useProjectToEditQuery` and pass it any options that fit your needs.
 * When your component renders, `useProjectToEditQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useProjectToEditQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useProjectToEditQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ProjectToEditQuery, ProjectToEditQueryVariables> & ({ variables: ProjectToEditQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ProjectToEditQuery, ProjectToEditQueryVariables>(ProjectToEditDocument, options);
      }
export function useProjectToEditLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ProjectToEditQuery, ProjectToEditQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ProjectToEditQuery, ProjectToEditQueryVariables>(ProjectToEditDocument, options);
        }
export type ProjectToEditQueryHookResult = ReturnType<typeof useProjectToEditQuery>;
export type ProjectToEditLazyQueryHookResult = ReturnType<typeof useProjectToEditLazyQuery>;
export const CreateProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedProject"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentProject"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"}},{"kind":"Field","name":{"kind":"Name","value":"results"}}]}}]} as unknown as DocumentNode;

/**
 * __useCreateProjectMutation__
 *
 * To run a mutation, you first call `useCreateProjectMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateProjectMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createProjectMutation, { data, loading, error }] = useCreateProjectMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateProjectMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateProjectMutation, CreateProjectMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateProjectMutation, CreateProjectMutationVariables>(CreateProjectDocument, options);
      }
export type CreateProjectMutationHookResult = ReturnType<typeof useCreateProjectMutation>;
export const UpdateProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectPatch"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"patch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedProject"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentProject"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"}},{"kind":"Field","name":{"kind":"Name","value":"results"}}]}}]} as unknown as DocumentNode;

/**
 * __useUpdateProjectMutation__
 *
 * To run a mutation, you first call `useUpdateProjectMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateProjectMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateProjectMutation, { data, loading, error }] = useUpdateProjectMutation({
 *   variables: {
 *      id: // value for 'id'
 *      patch: // value for 'patch'
 *   },
 * });
 */
export function useUpdateProjectMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateProjectMutation, UpdateProjectMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateProjectMutation, UpdateProjectMutationVariables>(UpdateProjectDocument, options);
      }
export type UpdateProjectMutationHookResult = ReturnType<typeof useUpdateProjectMutation>;
export const DeleteProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDeleteProjectMutation__
 *
 * To run a mutation, you first call `useDeleteProjectMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteProjectMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteProjectMutation, { data, loading, error }] = useDeleteProjectMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeleteProjectMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteProjectMutation, DeleteProjectMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteProjectMutation, DeleteProjectMutationVariables>(DeleteProjectDocument, options);
      }
export type DeleteProjectMutationHookResult = ReturnType<typeof useDeleteProjectMutation>;
export const TendersByBidsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TendersByBids"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BidGroup"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TenderFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tendersByBids"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bidsRevision"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderToDecide"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderToDecide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}}]}}]} as unknown as DocumentNode;

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
 *      filter: // value for 'filter'
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
export const TenderToDecideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TenderToDecide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderToDecide"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderToDecide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}}]}}]} as unknown as DocumentNode;

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
export const BidsOfTenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BidsOfTender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bids"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"submittedAt"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"descending"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bidsRevision"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmittedBid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmittedBid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"timelineDays"}},{"kind":"Field","name":{"kind":"Name","value":"technicalProposal"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedAddenda"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypology"}}]}}]}}]} as unknown as DocumentNode;

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
export const SealedTenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SealedTender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SealedTender"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"submittedAt"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"descending"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SealedTender"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"persons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}}]}}]}}]}}]} as unknown as DocumentNode;

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
export const ApproveOpeningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveOpening"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveOpening"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SealedTender"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SealedTender"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"persons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}}]}}]}}]}}]} as unknown as DocumentNode;

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
export const WithdrawOpeningApprovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawOpeningApproval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawOpeningApproval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SealedTender"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SealedTender"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"persons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}}]}}]}}]}}]} as unknown as DocumentNode;

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
export const DecideBidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BidStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seenStatus"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BidStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DecisionReasonInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideBid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"seenStatus"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seenStatus"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode;

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
export const AwardTenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AwardTender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bidId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seenStatus"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BidStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seenBids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeenLiveBid"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reasons"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BidReasonInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextSteps"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awardTender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tenderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"bidId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bidId"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"seenStatus"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seenStatus"}}},{"kind":"Argument","name":{"kind":"Name","value":"seenBids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seenBids"}}},{"kind":"Argument","name":{"kind":"Name","value":"reasons"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reasons"}}},{"kind":"Argument","name":{"kind":"Name","value":"nextSteps"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nextSteps"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderToDecide"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderToDecide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}}]}}]} as unknown as DocumentNode;

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
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypology"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"addressStreet"}},{"kind":"Field","name":{"kind":"Name","value":"addressCity"}},{"kind":"Field","name":{"kind":"Name","value":"addressState"}},{"kind":"Field","name":{"kind":"Name","value":"addressPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}}]}}]} as unknown as DocumentNode;

/**
 * __useMeQuery__
 *
 * To run a query within a React component, call `useMeQuery` and pass it any options that fit your needs.
 * When your component renders, `useMeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMeQuery({
 *   variables: {
 *   },
 * });
 */
export function useMeQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MeQuery, MeQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MeQuery, MeQueryVariables>(MeDocument, options);
      }
export function useMeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MeQuery, MeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MeQuery, MeQueryVariables>(MeDocument, options);
        }
export type MeQueryHookResult = ReturnType<typeof useMeQuery>;
export type MeLazyQueryHookResult = ReturnType<typeof useMeLazyQuery>;
export const LoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypology"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"addressStreet"}},{"kind":"Field","name":{"kind":"Name","value":"addressCity"}},{"kind":"Field","name":{"kind":"Name","value":"addressState"}},{"kind":"Field","name":{"kind":"Name","value":"addressPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}}]}}]} as unknown as DocumentNode;

/**
 * __useLoginMutation__
 *
 * To run a mutation, you first call `useLoginMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useLoginMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [loginMutation, { data, loading, error }] = useLoginMutation({
 *   variables: {
 *      input: // value for 'input'
 *      language: // value for 'language'
 *   },
 * });
 */
export function useLoginMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LoginMutation, LoginMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LoginMutation, LoginMutationVariables>(LoginDocument, options);
      }
export type LoginMutationHookResult = ReturnType<typeof useLoginMutation>;
export const RegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useRegisterMutation__
 *
 * To run a mutation, you first call `useRegisterMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRegisterMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [registerMutation, { data, loading, error }] = useRegisterMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useRegisterMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RegisterMutation, RegisterMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RegisterMutation, RegisterMutationVariables>(RegisterDocument, options);
      }
export type RegisterMutationHookResult = ReturnType<typeof useRegisterMutation>;
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode;

/**
 * __useLogoutMutation__
 *
 * To run a mutation, you first call `useLogoutMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useLogoutMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [logoutMutation, { data, loading, error }] = useLogoutMutation({
 *   variables: {
 *   },
 * });
 */
export function useLogoutMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LogoutMutation, LogoutMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LogoutMutation, LogoutMutationVariables>(LogoutDocument, options);
      }
export type LogoutMutationHookResult = ReturnType<typeof useLogoutMutation>;
export const ManagedTendersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedTenders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TenderFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"createdAt"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"descending"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"discloseWinner"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useManagedTendersQuery__
 *
 * To run a query within a React component, call `useManagedTendersQuery` and pass it any options that fit your needs.
 * When your component renders, `useManagedTendersQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useManagedTendersQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *      filter: // value for 'filter'
 *   },
 * });
 */
export function useManagedTendersQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ManagedTendersQuery, ManagedTendersQueryVariables> & ({ variables: ManagedTendersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ManagedTendersQuery, ManagedTendersQueryVariables>(ManagedTendersDocument, options);
      }
export function useManagedTendersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ManagedTendersQuery, ManagedTendersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ManagedTendersQuery, ManagedTendersQueryVariables>(ManagedTendersDocument, options);
        }
export type ManagedTendersQueryHookResult = ReturnType<typeof useManagedTendersQuery>;
export type ManagedTendersLazyQueryHookResult = ReturnType<typeof useManagedTendersLazyQuery>;
export const ManagedTenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedTender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderFacts"}},{"kind":"Field","name":{"kind":"Name","value":"copiedFrom"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"discloseWinner"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useManagedTenderQuery__
 *
 * To run a query within a React component, call `useManagedTenderQuery` and pass it any options that fit your needs.
 * When your component renders, `useManagedTenderQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useManagedTenderQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useManagedTenderQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ManagedTenderQuery, ManagedTenderQueryVariables> & ({ variables: ManagedTenderQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ManagedTenderQuery, ManagedTenderQueryVariables>(ManagedTenderDocument, options);
      }
export function useManagedTenderLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ManagedTenderQuery, ManagedTenderQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ManagedTenderQuery, ManagedTenderQueryVariables>(ManagedTenderDocument, options);
        }
export type ManagedTenderQueryHookResult = ReturnType<typeof useManagedTenderQuery>;
export type ManagedTenderLazyQueryHookResult = ReturnType<typeof useManagedTenderLazyQuery>;
export const SealedByDefaultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SealedByDefault"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sealedByDefault"}}]}}]} as unknown as DocumentNode;

/**
 * __useSealedByDefaultQuery__
 *
 * To run a query within a React component, call `useSealedByDefaultQuery` and pass it any options that fit your needs.
 * When your component renders, `useSealedByDefaultQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSealedByDefaultQuery({
 *   variables: {
 *   },
 * });
 */
export function useSealedByDefaultQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SealedByDefaultQuery, SealedByDefaultQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SealedByDefaultQuery, SealedByDefaultQueryVariables>(SealedByDefaultDocument, options);
      }
export function useSealedByDefaultLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SealedByDefaultQuery, SealedByDefaultQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SealedByDefaultQuery, SealedByDefaultQueryVariables>(SealedByDefaultDocument, options);
        }
export type SealedByDefaultQueryHookResult = ReturnType<typeof useSealedByDefaultQuery>;
export type SealedByDefaultLazyQueryHookResult = ReturnType<typeof useSealedByDefaultLazyQuery>;
export const CreateTenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TenderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"discloseWinner"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode;

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
export const CopyTenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CopyTender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenderNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientMutationId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"copyTender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"tenderNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenderNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientMutationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientMutationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"discloseWinner"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode;

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
export const UpdateTenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TenderPatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addendum"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AddendumInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"patch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patch"}}},{"kind":"Argument","name":{"kind":"Name","value":"addendum"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addendum"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"discloseWinner"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode;

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
 *   },
 * });
 */
export function useUpdateTenderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateTenderMutation, UpdateTenderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateTenderMutation, UpdateTenderMutationVariables>(UpdateTenderDocument, options);
      }
export type UpdateTenderMutationHookResult = ReturnType<typeof useUpdateTenderMutation>;
export const DeleteTenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDeleteTenderMutation__
 *
 * To run a mutation, you first call `useDeleteTenderMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteTenderMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteTenderMutation, { data, loading, error }] = useDeleteTenderMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeleteTenderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteTenderMutation, DeleteTenderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteTenderMutation, DeleteTenderMutationVariables>(DeleteTenderDocument, options);
      }
export type DeleteTenderMutationHookResult = ReturnType<typeof useDeleteTenderMutation>;
export const OpenTendersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenTenders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"open"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"closingDate"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ascending"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"discloseWinner"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useOpenTendersQuery__
 *
 * To run a query within a React component, call `useOpenTendersQuery` and pass it any options that fit your needs.
 * When your component renders, `useOpenTendersQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOpenTendersQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useOpenTendersQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OpenTendersQuery, OpenTendersQueryVariables> & ({ variables: OpenTendersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenTendersQuery, OpenTendersQueryVariables>(OpenTendersDocument, options);
      }
export function useOpenTendersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OpenTendersQuery, OpenTendersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OpenTendersQuery, OpenTendersQueryVariables>(OpenTendersDocument, options);
        }
export type OpenTendersQueryHookResult = ReturnType<typeof useOpenTendersQuery>;
export type OpenTendersLazyQueryHookResult = ReturnType<typeof useOpenTendersLazyQuery>;
export const OpenTendersFoundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenTendersFound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TenderFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"closingDate"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ascending"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"discloseWinner"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useOpenTendersFoundQuery__
 *
 * To run a query within a React component, call `useOpenTendersFoundQuery` and pass it any options that fit your needs.
 * When your component renders, `useOpenTendersFoundQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOpenTendersFoundQuery({
 *   variables: {
 *      first: // value for 'first'
 *      filter: // value for 'filter'
 *   },
 * });
 */
export function useOpenTendersFoundQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OpenTendersFoundQuery, OpenTendersFoundQueryVariables> & ({ variables: OpenTendersFoundQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenTendersFoundQuery, OpenTendersFoundQueryVariables>(OpenTendersFoundDocument, options);
      }
export function useOpenTendersFoundLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OpenTendersFoundQuery, OpenTendersFoundQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OpenTendersFoundQuery, OpenTendersFoundQueryVariables>(OpenTendersFoundDocument, options);
        }
export type OpenTendersFoundQueryHookResult = ReturnType<typeof useOpenTendersFoundQuery>;
export type OpenTendersFoundLazyQueryHookResult = ReturnType<typeof useOpenTendersFoundLazyQuery>;
export const TenderRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TenderRevision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenderRevision"}}]}}]} as unknown as DocumentNode;

/**
 * __useTenderRevisionQuery__
 *
 * To run a query within a React component, call `useTenderRevisionQuery` and pass it any options that fit your needs.
 * When your component renders, `useTenderRevisionQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useTenderRevisionQuery({
 *   variables: {
 *   },
 * });
 */
export function useTenderRevisionQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<TenderRevisionQuery, TenderRevisionQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TenderRevisionQuery, TenderRevisionQueryVariables>(TenderRevisionDocument, options);
      }
export function useTenderRevisionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TenderRevisionQuery, TenderRevisionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TenderRevisionQuery, TenderRevisionQueryVariables>(TenderRevisionDocument, options);
        }
export type TenderRevisionQueryHookResult = ReturnType<typeof useTenderRevisionQuery>;
export type TenderRevisionLazyQueryHookResult = ReturnType<typeof useTenderRevisionLazyQuery>;
export const TendersSinceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TendersSince"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tendersSince"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"changed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"discloseWinner"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useTendersSinceQuery__
 *
 * To run a query within a React component, call `useTendersSinceQuery` and pass it any options that fit your needs.
 * When your component renders, `useTendersSinceQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useTendersSinceQuery({
 *   variables: {
 *      revision: // value for 'revision'
 *      first: // value for 'first'
 *   },
 * });
 */
export function useTendersSinceQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TendersSinceQuery, TendersSinceQueryVariables> & ({ variables: TendersSinceQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TendersSinceQuery, TendersSinceQueryVariables>(TendersSinceDocument, options);
      }
export function useTendersSinceLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TendersSinceQuery, TendersSinceQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TendersSinceQuery, TendersSinceQueryVariables>(TendersSinceDocument, options);
        }
export type TendersSinceQueryHookResult = ReturnType<typeof useTendersSinceQuery>;
export type TendersSinceLazyQueryHookResult = ReturnType<typeof useTendersSinceLazyQuery>;
export const TenderToBidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TenderToBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenderFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMin"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"documentsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"decisionExpectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"discloseWinner"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestAddendum"}},{"kind":"Field","name":{"kind":"Name","value":"amendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useTenderToBidQuery__
 *
 * To run a query within a React component, call `useTenderToBidQuery` and pass it any options that fit your needs.
 * When your component renders, `useTenderToBidQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useTenderToBidQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useTenderToBidQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TenderToBidQuery, TenderToBidQueryVariables> & ({ variables: TenderToBidQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TenderToBidQuery, TenderToBidQueryVariables>(TenderToBidDocument, options);
      }
export function useTenderToBidLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TenderToBidQuery, TenderToBidQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TenderToBidQuery, TenderToBidQueryVariables>(TenderToBidDocument, options);
        }
export type TenderToBidQueryHookResult = ReturnType<typeof useTenderToBidQuery>;
export type TenderToBidLazyQueryHookResult = ReturnType<typeof useTenderToBidLazyQuery>;
export const ServerTimeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServerTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serverTime"}}]}}]} as unknown as DocumentNode;

/**
 * __useServerTimeQuery__
 *
 * To run a query within a React component, call `useServerTimeQuery` and pass it any options that fit your needs.
 * When your component renders, `useServerTimeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useServerTimeQuery({
 *   variables: {
 *   },
 * });
 */
export function useServerTimeQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ServerTimeQuery, ServerTimeQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ServerTimeQuery, ServerTimeQueryVariables>(ServerTimeDocument, options);
      }
export function useServerTimeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ServerTimeQuery, ServerTimeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ServerTimeQuery, ServerTimeQueryVariables>(ServerTimeDocument, options);
        }
export type ServerTimeQueryHookResult = ReturnType<typeof useServerTimeQuery>;
export type ServerTimeLazyQueryHookResult = ReturnType<typeof useServerTimeLazyQuery>;
export const ManagedUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserOrder"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedUser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypology"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"addressStreet"}},{"kind":"Field","name":{"kind":"Name","value":"addressCity"}},{"kind":"Field","name":{"kind":"Name","value":"addressState"}},{"kind":"Field","name":{"kind":"Name","value":"addressPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hasTwoStep"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useManagedUsersQuery__
 *
 * To run a query within a React component, call `useManagedUsersQuery` and pass it any options that fit your needs.
 * When your component renders, `useManagedUsersQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useManagedUsersQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *      filter: // value for 'filter'
 *      orderBy: // value for 'orderBy'
 *   },
 * });
 */
export function useManagedUsersQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ManagedUsersQuery, ManagedUsersQueryVariables> & ({ variables: ManagedUsersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ManagedUsersQuery, ManagedUsersQueryVariables>(ManagedUsersDocument, options);
      }
export function useManagedUsersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ManagedUsersQuery, ManagedUsersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ManagedUsersQuery, ManagedUsersQueryVariables>(ManagedUsersDocument, options);
        }
export type ManagedUsersQueryHookResult = ReturnType<typeof useManagedUsersQuery>;
export type ManagedUsersLazyQueryHookResult = ReturnType<typeof useManagedUsersLazyQuery>;
export const ManagedUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypology"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"addressStreet"}},{"kind":"Field","name":{"kind":"Name","value":"addressCity"}},{"kind":"Field","name":{"kind":"Name","value":"addressState"}},{"kind":"Field","name":{"kind":"Name","value":"addressPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hasTwoStep"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useManagedUserQuery__
 *
 * To run a query within a React component, call `useManagedUserQuery` and pass it any options that fit your needs.
 * When your component renders, `useManagedUserQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useManagedUserQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useManagedUserQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ManagedUserQuery, ManagedUserQueryVariables> & ({ variables: ManagedUserQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ManagedUserQuery, ManagedUserQueryVariables>(ManagedUserDocument, options);
      }
export function useManagedUserLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ManagedUserQuery, ManagedUserQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ManagedUserQuery, ManagedUserQueryVariables>(ManagedUserDocument, options);
        }
export type ManagedUserQueryHookResult = ReturnType<typeof useManagedUserQuery>;
export type ManagedUserLazyQueryHookResult = ReturnType<typeof useManagedUserLazyQuery>;
export const CreateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ownPassword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ownPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ownPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypology"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"addressStreet"}},{"kind":"Field","name":{"kind":"Name","value":"addressCity"}},{"kind":"Field","name":{"kind":"Name","value":"addressState"}},{"kind":"Field","name":{"kind":"Name","value":"addressPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hasTwoStep"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useCreateUserMutation__
 *
 * To run a mutation, you first call `useCreateUserMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateUserMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createUserMutation, { data, loading, error }] = useCreateUserMutation({
 *   variables: {
 *      input: // value for 'input'
 *      ownPassword: // value for 'ownPassword'
 *   },
 * });
 */
export function useCreateUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateUserMutation, CreateUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateUserMutation, CreateUserMutationVariables>(CreateUserDocument, options);
      }
export type CreateUserMutationHookResult = ReturnType<typeof useCreateUserMutation>;
export const UpdateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserPatch"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ownPassword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"patch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patch"}}},{"kind":"Argument","name":{"kind":"Name","value":"ownPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ownPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypology"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"addressStreet"}},{"kind":"Field","name":{"kind":"Name","value":"addressCity"}},{"kind":"Field","name":{"kind":"Name","value":"addressState"}},{"kind":"Field","name":{"kind":"Name","value":"addressPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"addressCountry"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hasTwoStep"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useUpdateUserMutation__
 *
 * To run a mutation, you first call `useUpdateUserMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateUserMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateUserMutation, { data, loading, error }] = useUpdateUserMutation({
 *   variables: {
 *      id: // value for 'id'
 *      patch: // value for 'patch'
 *      ownPassword: // value for 'ownPassword'
 *   },
 * });
 */
export function useUpdateUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateUserMutation, UpdateUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateUserMutation, UpdateUserMutationVariables>(UpdateUserDocument, options);
      }
export type UpdateUserMutationHookResult = ReturnType<typeof useUpdateUserMutation>;
export const EraseUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useEraseUserMutation__
 *
 * To run a mutation, you first call `useEraseUserMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useEraseUserMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [eraseUserMutation, { data, loading, error }] = useEraseUserMutation({
 *   variables: {
 *      id: // value for 'id'
 *      password: // value for 'password'
 *   },
 * });
 */
export function useEraseUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EraseUserMutation, EraseUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EraseUserMutation, EraseUserMutationVariables>(EraseUserDocument, options);
      }
export type EraseUserMutationHookResult = ReturnType<typeof useEraseUserMutation>;
export const DeleteUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDeleteUserMutation__
 *
 * To run a mutation, you first call `useDeleteUserMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteUserMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteUserMutation, { data, loading, error }] = useDeleteUserMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeleteUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteUserMutation, DeleteUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteUserMutation, DeleteUserMutationVariables>(DeleteUserDocument, options);
      }
export type DeleteUserMutationHookResult = ReturnType<typeof useDeleteUserMutation>;