import { object } from "yup";

import { requiredText, trimmedText, wholeNumber } from "#api/core/rules/fields.rules.ts";
import { SHA256 } from "#api/core/rules/sha256.rules.ts";

/** The limits of every document that is named with a bid or a tender; the database's constraints have the same. */
export const MOST_DOCUMENT_NAME = 200;
/** 1 TiB. */
const MOST_DOCUMENT_BYTES = 2 ** 40;

const NO_SHA256 = "A SHA-256 has 64 digits: 0 to 9 and a to f, in lower case";

export const documentName = () => requiredText("Name is required", MOST_DOCUMENT_NAME);
export const documentBytes = () => wholeNumber(1, MOST_DOCUMENT_BYTES, "A file has a whole number of bytes, at least 1");
export const documentSha256 = () => trimmedText().matches(SHA256, NO_SHA256);

/** A file as its fingerprint names it. */
export const fingerprintSchema = object({ sha256: documentSha256().required("SHA-256 is required") });
