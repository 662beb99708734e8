import { type InferType, object } from "yup";

import { optionalWebAddress, requiredWebAddress, trimmedText } from "#api/core/rules/fields.rules.ts";
import { documentBytes, documentName, documentSha256 } from "#api/core/rules/namedDocument.rules.ts";
import type { Rows } from "#api/core/rules/rows.rules.ts";

export const MOST_TENDER_DOCUMENTS = 30;

const ofFile = {
  name: documentName(),
  bytes: documentBytes().nullable(),
  sha256: documentSha256().nullable(),
};

/** A document of a tender. Its size (`bytes`) and its SHA-256 are optional. */
export const tenderDocumentSchema = object({ ...ofFile, url: requiredWebAddress("Address is required") });

/**
 * A document of a tender as it is stored. The document of an uploaded file has a `fileId`, and its URL is an address of
 * the portal.
 */
export type ListedDocument = InferType<typeof tenderDocumentSchema> & { fileId?: string | null };

/**
 * A document of a tender as a client sends it: with the URL of a file elsewhere, or with the id of an uploaded file.
 */
export const sentDocumentSchema = object({
  ...ofFile,
  url: optionalWebAddress(),
  fileId: trimmedText().nullable(),
});
export type SentDocument = InferType<typeof sentDocumentSchema>;

export const tenderDocuments = {
  documents: {
    row: sentDocumentSchema,
    most: MOST_TENDER_DOCUMENTS,
    unlike: "name",
    alike: "Two documents have this name",
  },
} as const satisfies Rows;

/**
 * Returns the documents of a tender as text, one line per document; null without documents. An addendum contains this
 * text before and after the change.
 */
export function listInWords(documents: readonly ListedDocument[]) {
  const lines = documents.map(({ name, url, bytes, sha256 }) =>
    [
      name,
      ...(url ? [url] : []),
      ...(bytes == null ? [] : [`${bytes} bytes`]),
      ...(sha256 ? [`SHA-256 ${sha256}`] : []),
    ].join(" · "),
  );
  return lines.length > 0 ? lines.join("\n") : null;
}
