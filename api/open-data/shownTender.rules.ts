import type { ShownPage } from "#api/content/shownPage.rules.ts";
import type { Country } from "#api/core/rules/country.rules.ts";
import type { AmendedFieldName, AmendedAs } from "#api/tenders/addenda/amendments.rules.ts";
import type { TenderCategory } from "#api/tenders/tenderCategory.rules.ts";
import type { TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

/** A tender in the public list. Times are in ISO 8601, amounts in whole US dollars. */
export interface ListedTender {
  tenderNumber: string;
  title: string;
  category: TenderCategory;
  location: string;
  country: Country;
  budgetMin: number;
  budgetMax: number;
  closingDate: string;
  /** The status that the web client shows: an open tender is shown as closed after its closing time. */
  status: Exclude<TenderStatus, "draft">;
  /** The whole days until the closing time, rounded up; null unless the tender accepts bids. */
  daysLeft: number | null;
  isCancelled: boolean;
}

/** A page of the public list of tenders. */
export interface ShownTenders extends ShownPage<ListedTender> {
  /** The search filters as a query string, always in the same order; empty without filters. */
  query: string;
  /** The status of the listed tenders. */
  status: ListedTender["status"];
  /** The number of matching tenders on all pages. */
  count: number;
  /** False if more than `count` tenders match. */
  countIsExact: boolean;
}

export interface ShownChange {
  field: AmendedFieldName;
  as: AmendedAs;
  /** null for a long text and for documents, of which the page says only that they changed. */
  values: { before: string | null; after: string | null } | null;
}

export interface ShownAddendum {
  number: number;
  issuedAt: string;
  note: string | null;
  changes: ShownChange[];
}

interface ShownQuestion {
  number: number;
  question: string;
  answer: string;
  answeredAt: string;
  correctedAt: string | null;
}

/** Everything that the public page of a tender shows. */
export interface ShownTender extends ListedTender {
  id: string;
  description: string;
  requirements: string;
  openingDate: string;
  publishedAt: string | null;
  /** null if the tender takes no questions. */
  questionsUntil: string | null;
  decisionExpectedOn: string | null;
  sealed: boolean;
  /** The names of the documents. The files can be opened only after signing in. */
  documents: string[];
  /** Whether the tender also has a documentsUrl. */
  hasDocumentsPage: boolean;
  /** The number of companies with a live bid; null before the number is public, see PublishedTender. */
  bidders: number | null;
  cancelledAt: string | null;
  cancelReason: string | null;
  /** Newest first. */
  addenda: ShownAddendum[];
  questions: ShownQuestion[];
  /** null if the tender is not awarded. Amount and supplier are null if the tender does not disclose its winner. */
  award: { at: string | null; amount: number | null; supplier: string | null } | null;
}

/** The result of looking up the public page of a tender by its number. */
export interface TenderAt {
  tenderNumber: string;
  /** null if there is no published tender with this number. */
  tender: ShownTender | null;
  /** True if the tender was published and is deleted. */
  isDeleted: boolean;
}
