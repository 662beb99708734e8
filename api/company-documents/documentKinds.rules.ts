import { COMPANY_DOCUMENT_KINDS, type CompanyDocumentKind } from "#api/company-documents/companyDocument.rules.ts";

/** Writes kinds of documents as a text, separated by spaces and in the order of their list; null for none. */
export const kindsAsText = (kinds: readonly CompanyDocumentKind[]) =>
  COMPANY_DOCUMENT_KINDS.filter((kind) => kinds.includes(kind)).join(" ") || null;

/** Reads the text that kindsAsText wrote. */
export const kindsIn = (text: string | null): CompanyDocumentKind[] =>
  COMPANY_DOCUMENT_KINDS.filter((kind) => text?.split(" ").includes(kind));
