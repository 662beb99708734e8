import { object, type InferType } from "yup";

import { requiredWebAddress } from "#api/core/rules/fields.rules.ts";
import { documentBytes, documentName, documentSha256 } from "#api/core/rules/namedDocument.rules.ts";
import type { Rows } from "#api/core/rules/rows.rules.ts";

export const MOST_TENDER_DOCUMENTS = 30;

/** A file that belongs to a tender, with its fingerprint where the administrator gives one. */
export const tenderDocumentSchema = object({
  name: documentName(),
  url: requiredWebAddress("Address is required"),
  bytes: documentBytes().nullable(),
  sha256: documentSha256().nullable(),
});
export type ListedDocument = InferType<typeof tenderDocumentSchema>;

export const tenderDocuments = { documents: { row: tenderDocumentSchema, most: MOST_TENDER_DOCUMENTS, unlike: "name", alike: "Two documents have this name" } } as const satisfies Rows;
