import { object, type InferType } from "yup";

import { choice, optionalText, requiredId, trimmedText } from "#api/core/rules/fields.rules.ts";
import { isCalendarDay } from "#api/core/rules/moments.rules.ts";
import { documentName } from "#api/core/rules/namedDocument.rules.ts";

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

const NO_DAY = "A date is written like 2027-12-31";

/** A day as YYYY-MM-DD; a blank text becomes null. */
const optionalDay = () =>
  trimmedText()
    .transform((day: unknown) => (day === "" ? null : day))
    .nullable()
    .test("day", NO_DAY, (day) => day == null || (/^[1-9]\d{3}-\d{2}-\d{2}$/.test(day) && isCalendarDay(day)));

/** The fields of a company document, besides its file. */
export const companyDocumentSchema = object({
  kind: choice(COMPANY_DOCUMENT_KINDS, "Kind is required"),
  name: documentName(),
  number: optionalText(100),
  issuer: optionalText(200),
  validUntil: optionalDay(),
});
export type CompanyDocumentFields = InferType<typeof companyDocumentSchema>;

export const UPLOAD_FIRST = "Upload the file first";

export const companyDocumentFileSchema = object({ fileId: requiredId(UPLOAD_FIRST) });

/**
 * True if the document is no longer valid at this time. A document is valid until the end of its last day, in UTC.
 * @param validUntil The last day as YYYY-MM-DD; null for a document that does not expire
 */
export const expiresBefore = (validUntil: string | null, time: Date) =>
  validUntil !== null && validUntil < time.toISOString().slice(0, 10);
