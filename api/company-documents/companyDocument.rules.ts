import { object, type InferType } from "yup";

import { COMPANY_DOCUMENT_KINDS } from "#api/company-documents/documentKinds.rules.ts";
import { choice, optionalText, requiredId, trimmedText } from "#api/core/rules/fields.rules.ts";
import { isCalendarDay } from "#api/core/rules/moments.rules.ts";
import { documentName } from "#api/core/rules/namedDocument.rules.ts";

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
