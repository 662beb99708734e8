import { bidFiles } from "#api/bids/documents/bidFiles.ts";
import { companyFiles } from "#api/company-documents/companyFiles.ts";
import type { FilePurposes } from "#api/files/filePurpose.ts";
import { tenderFiles } from "#api/tenders/documents/tenderFiles.ts";

/** The rules for uploaded files, for each purpose. */
export const filePurposes: FilePurposes = {
  tenderDocument: tenderFiles,
  bidDocument: bidFiles,
  companyDocument: companyFiles,
};
