import { type CompanyDocumentKind } from "#api/company-documents/documentKinds.rules.ts";

/** The names of the kinds of documents that a company keeps and a tender asks for. */
export const words: Record<CompanyDocumentKind, string> = {
  taxClearance: "Tax clearance",
  registrationCertificate: "Registration certificate",
  insurance: "Insurance",
  licence: "Licence",
  iso9001: "ISO 9001",
  iso14001: "ISO 14001",
  iso45001: "ISO 45001",
  bankReference: "Bank reference",
  referenceProject: "Reference project",
  financialStatement: "Financial statement",
  other: "Other document",
};
