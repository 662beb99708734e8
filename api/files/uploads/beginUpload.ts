import { uuidAt } from "#api/core/database/uuidAt.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { badInput, valid } from "#api/core/rules/valid.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { FILE_PURPOSES, FREE_SHARE, MOST_FILE_BYTES, uploadSchema } from "#api/files/file.rules.ts";
import { encryptFacts } from "#api/files/fileRows.ts";
import type { FilePurpose } from "#api/files/filePurpose.ts";
import type { Files } from "#api/files/keyOfFile.ts";
import { NAMED } from "#api/files/namedFiles.ts";
import { readReceived } from "#api/files/store/fileBytes.ts";
import type { FileStore } from "#api/files/store/FileStore.ts";

interface Declared {
  bytes: number;
  metadata: Record<string, string | null>;
}

const GIB = 2 ** 30;
const MIB = 2 ** 20;
const inWords = (bytes: number) => (bytes < GIB ? `${bytes / MIB} MB` : `${bytes / GIB} GB`);

/** Refuses a size that no file may have. */
export function refuseSize(bytes: number, most = MOST_FILE_BYTES) {
  const tooLarge = `A file has at most ${inWords(most)}`;
  if (bytes > most) throw refusal("PAYLOAD_TOO_LARGE", tooLarge, { bytes: tooLarge });
  if (!Number.isSafeInteger(bytes) || bytes < 1) throw badInput({ bytes: "A file has at least one byte" });
}

export const noRoom = () =>
  refusal("INSUFFICIENT_STORAGE", "The server has no room for this file at the moment. Please try again later.");

/** Refuses INSUFFICIENT_STORAGE if less than FREE_SHARE of the disk would be left after these bytes. */
export async function refuseFullDisk(store: FileStore, bytes: number) {
  const room = await store.room();
  if (room && room.free - bytes < room.total * FREE_SHARE) throw noRoom();
}

const UNFINISHED = "SELECT id, bytes::float8 AS bytes FROM files WHERE state = 'uploading' AND owner_id = $1";

/**
 * The number of bytes that the user's unfinished uploads have still to send. Those of other users do not count:
 * declaring a size costs nothing, so a few accounts could otherwise reserve the whole disk.
 */
async function awaited({ db, user }: SignedIn, store: FileStore) {
  const unfinished = await db.query<{ id: string; bytes: number }[]>(UNFINISHED, [user.id]);
  let bytes = 0;
  for (const file of unfinished) bytes += file.bytes - (await readReceived(store, { ...file, key: null })).offset;
  return bytes;
}

/**
 * Stores the row of an upload before its first byte. Refuses BAD_USER_INPUT for invalid metadata, PAYLOAD_TOO_LARGE for
 * a file that is too large, CONFLICT for too many files or bytes, and INSUFFICIENT_STORAGE for a full disk. Also
 * refuses as the purpose's `admit` does.
 * @returns the file's id
 */
export async function beginUpload(files: Files, context: SignedIn, { bytes, metadata }: Declared): Promise<string> {
  const { db, user } = context;
  const { filename: name, sha256 = null, purpose: purposeName, tenderId: typedId } = valid(uploadSchema, metadata);
  const tenderId = typedId ? typedId.toLowerCase() : null;
  if (tenderId !== null && !isId(tenderId)) throw badInput({ tenderId: "Invalid input" });
  const purpose = files.purposes[purposeName];
  refuseSize(bytes, purpose.mostFileBytes);
  await refuseFullDisk(files.store, bytes + (await awaited(context, files.store)));
  const id = uuidAt(new Date());
  await db.transaction(async (tx) => {
    await purpose.admit(tx, context, tenderId);
    // Lock the user's row, so that simultaneous uploads of one user cannot exceed the limits together.
    await tx.query("SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE", [user.id]);
    const [used] = await tx.query<[{ files: number; bytes: number; all: number }]>(USED, [
      user.id,
      purposeName,
      tenderId,
      FILE_PURPOSES.filter((name) => files.purposes[name].hasBudget),
    ]);
    refuseTooMuch(purpose, used, bytes, files.companyBytes);
    const key = await purpose.keyOf(tx, context, tenderId);
    const facts = { name, sha256, mediaType: null };
    await tx.query(
      "INSERT INTO files (id, owner_id, purpose, tender_id, bytes, name, sha256, sealed_facts) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
      [
        id,
        user.id,
        purposeName,
        tenderId,
        bytes,
        key ? null : name,
        key ? null : sha256,
        key && encryptFacts(key, id, facts),
      ],
    );
  });
  return id;
}

/**
 * SQL that counts the user's files for this purpose and tender that no document names yet (`files`, `bytes`), and sums
 * the bytes of all files of the user that count towards the company's limit (`all`): $4 are their purposes.
 */
const USED = `
  SELECT (count(*) FILTER (WHERE counts))::int AS files, coalesce(sum(bytes) FILTER (WHERE counts), 0)::float8 AS bytes, coalesce(sum(bytes) FILTER (WHERE purpose = ANY ($4)), 0)::float8 AS "all"
    FROM (SELECT bytes, purpose, purpose = $2 AND tender_id IS NOT DISTINCT FROM $3 AND NOT ${NAMED} AS counts FROM files
           WHERE owner_id = $1 AND state IN ('uploading', 'checking', 'kept')) AS own`;

function refuseTooMuch(
  { most, hasBudget }: FilePurpose,
  used: { files: number; bytes: number; all: number },
  bytes: number,
  companyBytes: number,
) {
  if (used.files >= most.files)
    throw refusal(
      "CONFLICT",
      `At most ${most.files} files can be uploaded here. Delete one of the uploaded files first.`,
      { files: `At most ${most.files} files` },
    );
  if (used.bytes + bytes > most.bytes)
    throw refusal(
      "CONFLICT",
      `The files uploaded here can have at most ${inWords(most.bytes)} together. Delete one of them first.`,
      { bytes: `At most ${inWords(most.bytes)} together` },
    );
  if (hasBudget && used.all + bytes > companyBytes)
    throw refusal(
      "CONFLICT",
      `The files of your company can have at most ${inWords(companyBytes)} together. Delete uploaded files that no bid names.`,
      { bytes: `At most ${inWords(companyBytes)} for a company` },
    );
}
