import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { factsOf, readFiles } from "#api/files/fileRows.ts";
import type { FilePurposes } from "#api/files/filePurpose.ts";
import type { UploadedFile } from "#api/files/UploadedFile.ts";

/**
 * The user's own files for a tender, with their decrypted names; also those with a virus, which were deleted. The key
 * of the tender is read once for all of them.
 */
export async function listOwnFiles(
  purposes: FilePurposes,
  context: SignedIn,
  tenderId: string | null,
): Promise<UploadedFile[]> {
  const { db, user } = context;
  if (tenderId !== null && !isId(tenderId)) return [];
  const files = await readFiles(
    db.manager,
    "owner_id = $1 AND tender_id IS NOT DISTINCT FROM $2 AND (state IN ('uploading', 'checking', 'kept') OR virus IS NOT NULL)",
    [user.id, tenderId],
  );
  const sealed = files.find(({ sealedFacts }) => sealedFacts !== null);
  const key = sealed ? await purposes[sealed.purpose].keyOf(db.manager, context, tenderId) : null;
  return files.map((file) => ({ ...file, ...factsOf(file, key) }));
}
