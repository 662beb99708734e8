import { ValidationError } from "yup";

import { foldCase } from "#api/core/rules/foldCase.rules.ts";
import {
  type ListedDocument,
  sentDocumentSchema,
  tenderDocuments,
  tenderDocumentSchema,
} from "#api/tenders/documents/tenderDocument.rules.ts";

/**
 * Validates the documents. Returns error messages by field name in the server's notation, for example documents[2].url.
 */
export function documentProblems(documents: readonly ListedDocument[]): Record<string, string> {
  const names = documents.map(({ name }) => foldCase(name.trim()));
  return Object.fromEntries(
    documents.flatMap((document, place) => {
      const found = inRow(document).map(({ path, message }): [string, string] => [
        `documents[${place}].${path}`,
        message,
      ]);
      const isAlike = names[place] !== "" && names.indexOf(names[place]!) < place;
      return isAlike
        ? [...found, [`documents[${place}].name`, tenderDocuments.documents.alike] as [string, string]]
        : found;
    }),
  );
}

function inRow(document: ListedDocument) {
  try {
    const schema = document.fileId ? sentDocumentSchema : tenderDocumentSchema;
    schema.validateSync(document, { abortEarly: false });
    return [];
  } catch (error) {
    return error instanceof ValidationError ? error.inner : [];
  }
}
