import { withoutDirectionMarks } from "#api/core/rules/text.rules.ts";
import { object } from "yup";

import { requiredText, trimmedText, wholeNumber } from "#api/core/rules/fields.rules.ts";
import { SHA256 } from "#api/core/rules/sha256.rules.ts";

/** Maximum length of the name of a bid's or tender's document, in characters. The database has the same limit. */
export const MOST_DOCUMENT_NAME = 200;
/** Maximum size of a document in bytes: 1 TiB. */
const MOST_DOCUMENT_BYTES = 2 ** 40;

const NO_SHA256 = "A SHA-256 has 64 digits: 0 to 9 and a to f, in lower case";

export const documentName = () =>
  requiredText("Name is required", MOST_DOCUMENT_NAME).transform((name: unknown) =>
    typeof name === "string" ? withoutDirectionMarks(name) : name,
  );
export const documentBytes = () =>
  wholeNumber(1, MOST_DOCUMENT_BYTES, "A file has a whole number of bytes, at least 1");
export const documentSha256 = () => trimmedText().matches(SHA256, NO_SHA256);

/** The rules of the fingerprint by which a document is identified. */
export const fingerprintSchema = object({ sha256: documentSha256().required("SHA-256 is required") });
