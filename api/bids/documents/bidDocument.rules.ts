import { object, type InferType } from "yup";

import { COMPANY_DOCUMENT_KINDS } from "#api/company-documents/documentKinds.rules.ts";
import { optionalChoice, requiredWebAddress } from "#api/core/rules/fields.rules.ts";
import { documentBytes, documentName, documentSha256, fingerprintSchema } from "#api/core/rules/namedDocument.rules.ts";
import type { Rows } from "#api/core/rules/rows.rules.ts";

export const MOST_BID_DOCUMENTS = 20;

/**
 * Validates the name, size, SHA-256 and kind of a bid's file. A bid contains only these four, and its receipt does not
 * cover the kind. The company uploads the file or gives its URL separately, and the SHA-256 assigns it to the bid.
 */
export const bidDocumentSchema = object({
  name: documentName(),
  bytes: documentBytes().required("Size is required"),
  sha256: documentSha256().required("SHA-256 is required"),
  kind: optionalChoice(COMPANY_DOCUMENT_KINDS),
});
export type NamedDocument = InferType<typeof bidDocumentSchema>;

export const bidDocuments = {
  documents: {
    row: bidDocumentSchema,
    most: MOST_BID_DOCUMENTS,
    unlike: "name",
    alike: "Two documents have this name",
  },
} as const satisfies Rows;

/** Validates the URL of a bid's file, together with the SHA-256 that identifies the file. */
export const documentAddressSchema = fingerprintSchema.shape({ url: requiredWebAddress("Address is required") });
