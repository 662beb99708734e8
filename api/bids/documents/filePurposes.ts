import { bidFiles } from "#api/bids/documents/bidFiles.ts";
import type { FilePurposes } from "#api/files/filePurpose.ts";
import { tenderFiles } from "#api/tenders/documents/tenderFiles.ts";

/** The rules of uploaded files, by what they are uploaded for. */
export const filePurposes: FilePurposes = { tenderDocument: tenderFiles, bidDocument: bidFiles };
