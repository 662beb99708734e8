import type { SignedIn } from "#api/core/graphql/context.ts";
import type { FilePurposes } from "#api/files/filePurpose.ts";
import type { StoredFileRow } from "#api/files/fileRows.ts";
import type { FileStore } from "#api/files/store/FileStore.ts";

/** What acts on files need. */
export interface Files {
  store: FileStore;
  purposes: FilePurposes;
  /** The setting FILES_PER_COMPANY_GB in bytes: how much of a company's files for bids is kept. */
  companyBytes: number;
}

/** The key that encrypts a stored file; null if it is stored as it is. */
export async function keyOfFile(
  { purposes }: Pick<Files, "purposes">,
  context: Pick<SignedIn, "db" | "wrappingKeys">,
  { purpose, tenderId, sealedFacts }: StoredFileRow,
) {
  return sealedFacts === null ? null : purposes[purpose].keyOf(context.db.manager, context, tenderId);
}
