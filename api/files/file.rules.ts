import { object } from "yup";

import { documentName, documentSha256 } from "#api/core/rules/namedDocument.rules.ts";
import { choice, trimmedText } from "#api/core/rules/fields.rules.ts";

/** Maximum size of an uploaded file: 2 GiB. The database has the same limit. */
export const MOST_FILE_BYTES = 2 * 2 ** 30;

export const FILE_PURPOSES = ["tenderDocument", "bidDocument", "companyDocument"] as const;
export type FilePurposeName = (typeof FILE_PURPOSES)[number];

export const FILE_STATES = ["uploading", "checking", "kept", "refused", "expired"] as const;
export type FileState = (typeof FILE_STATES)[number];

/** True if all bytes of the file are stored. Until the virus check has ended, the file cannot be downloaded. */
export const isWhole = (state: FileState) => state === "checking" || state === "kept";

/** Whether an uploaded file was checked for viruses. The GraphQL enum describes the values. */
export const VIRUS_CHECKS = ["notChecked", "checking", "clean", "infected"] as const;
export type VirusCheck = (typeof VIRUS_CHECKS)[number];

/** The default of the setting CLAMD_MAX_MB: what Debian's configuration of ClamAV takes (StreamMaxLength). */
export const CLAMD_MAX_MB = 25;

/** The default of the setting FILES_PER_COMPANY_GB. */
export const FILES_PER_COMPANY_GB = 20;

/** The number of days after which an unfinished upload expires. Until then it can be continued. */
export const UPLOAD_DAYS = 7;
/**
 * The number of days after which a whole file is deleted if no tender, no bid and no company document names it, and its
 * company has no draft of a bid on the tender.
 */
export const UNNAMED_DAYS = 30;

/** The share of the disk that must stay free: uploads that would leave less are refused. */
export const FREE_SHARE = 0.1;

/** The last part of a path, because some clients send the whole path of the file on their disk. */
const lastPart = (name: unknown) =>
  typeof name === "string" ? (name.split(/[/\\]/).findLast((part) => part !== "") ?? name).trim() : name;

/** The metadata of a file that a client sends before the first byte. */
export const uploadSchema = object({
  filename: documentName().transform(lastPart),
  sha256: documentSha256().nullable().optional(),
  purpose: choice(FILE_PURPOSES, "Purpose is required"),
  tenderId: trimmedText().nullable().optional(),
});
