import type { SignedIn } from "#api/core/graphql/context.ts";
import type { FilePurposes } from "#api/files/filePurpose.ts";
import type { StoredFileRow } from "#api/files/fileRows.ts";
import type { FileStore } from "#api/files/store/FileStore.ts";

/** The store, the rules and the limit that the functions of uploads and downloads use. */
export interface Files {
  store: FileStore;
  purposes: FilePurposes;
  /**
   * The maximum total size, in bytes, of one company's files for bids and of its own documents: the setting
   * FILES_PER_COMPANY_GB.
   */
  companyBytes: number;
  /**
   * Starts the virus check of a file that has become whole. Absent without the setting CLAMD: files are then kept
   * without a check.
   */
  scan?: () => void;
}

/** The key that encrypts a stored file; null if the file is not encrypted. */
export async function keyOfFile(
  { purposes }: Pick<Files, "purposes">,
  context: Pick<SignedIn, "db" | "wrappingKeys">,
  { purpose, tenderId, sealedFacts }: StoredFileRow,
) {
  return sealedFacts === null ? null : purposes[purpose].keyOf(context.db.manager, context, tenderId);
}
