/** The kinds of documents that a company keeps, and that a tender can ask for. The database has the same list. */
export const COMPANY_DOCUMENT_KINDS = [
  "taxClearance",
  "registrationCertificate",
  "insurance",
  "licence",
  "iso9001",
  "iso14001",
  "iso45001",
  "bankReference",
  "referenceProject",
  "financialStatement",
  "other",
] as const;
export type CompanyDocumentKind = (typeof COMPANY_DOCUMENT_KINDS)[number];

export const MOST_COMPANY_DOCUMENTS = 50;

/** The maximum size of a company document: 100 MiB. So a copy for a bid takes about a second. */
export const MOST_COMPANY_DOCUMENT_BYTES = 100 * 2 ** 20;

/** The owner is reminded this many days before a document expires. */
export const COMPANY_DOCUMENT_REMINDER_DAYS = [60, 14] as const;

/** Writes kinds of documents as a text, separated by spaces and in the order of their list; null for none. */
export const kindsAsText = (kinds: readonly CompanyDocumentKind[]) =>
  COMPANY_DOCUMENT_KINDS.filter((kind) => kinds.includes(kind)).join(" ") || null;

/** Reads the text that kindsAsText wrote. */
export const kindsIn = (text: string | null): CompanyDocumentKind[] =>
  COMPANY_DOCUMENT_KINDS.filter((kind) => text?.split(" ").includes(kind));

/**
 * True if the document is no longer valid at this time. A document is valid until the end of its last day, in UTC.
 * @param validUntil The last day as YYYY-MM-DD; null for a document that does not expire
 */
export const expiresBefore = (validUntil: string | null, time: Date) =>
  validUntil !== null && validUntil < time.toISOString().slice(0, 10);
