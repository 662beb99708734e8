import { createHash } from "node:crypto";

import type { DataSource } from "typeorm";

import type { SignedIn } from "#api/core/graphql/context.ts";
import { isRefusal } from "#api/core/rules/refusal.ts";
import { isWhole } from "#api/files/file.rules.ts";
import { factsOf, findFile, readFiles, type StoredFileRow } from "#api/files/fileRows.ts";
import { type Files, keyOfFile } from "#api/files/keyOfFile.ts";
import { WHOLE_STATES } from "#api/files/namedFiles.ts";
import { AlteredFile, readBytes, storedBytes } from "#api/files/store/fileBytes.ts";

interface FileCheck {
  /** The number of whole files, and their total size. */
  files: number;
  bytes: number;
  /** Files of which only the size was checked, because the key that decrypts them is missing. */
  unread: number;
  missing: string[];
  altered: string[];
  /** Names in the store that belong to no file. */
  unknown: string[];
}

/** The number of rows that one statement reads. */
const PAGE = 500;
const FIRST = "00000000-0000-0000-0000-000000000000";

/**
 * Reads every whole file, and compares its size and SHA-256 with its row. Decrypting an encrypted file also finds a
 * chunk that was moved or exchanged. Without its key, only the size of an encrypted file is compared. Then finds the
 * names in the store that have no row. Stores the counts, which the metrics show. May run while files are uploaded and
 * deleted.
 */
export async function verifyFiles(
  db: DataSource,
  files: Pick<Files, "store" | "purposes">,
  wrappingKeys: SignedIn["wrappingKeys"],
): Promise<FileCheck> {
  // Read the ids before the rows. The row of a file is stored before its first byte, so an id without a row belongs to
  // no file.
  const stored = await files.store.ids();
  const found: FileCheck = { files: 0, bytes: 0, unread: 0, missing: [], altered: [], unknown: [] };
  const keys = new Map<string, Buffer | null>();

  /** The key of the file's tender; null if this server has no wrapping key that decrypts it. */
  async function keyOf(row: StoredFileRow) {
    const tenderId = row.tenderId!;
    if (!keys.has(tenderId))
      keys.set(
        tenderId,
        await keyOfFile(files, { db, wrappingKeys }, row).catch((error: unknown) => {
          if (isRefusal(error, "CONFLICT")) return null;
          throw error;
        }),
      );
    return keys.get(tenderId)!;
  }

  let after = FIRST;
  for (;;) {
    const rows = await readFiles(db, `state IN ${WHOLE_STATES} AND id > $1`, [after], PAGE);
    for (const row of rows) {
      const state = await stateOf(row);
      if (state === "gone") continue;
      found.files++;
      found.bytes += row.bytes;
      if (state === "unread") found.unread++;
      else if (state !== "whole") found[state].push(row.id);
    }
    if (rows.length < PAGE) break;
    after = rows.at(-1)!.id;
  }

  async function stateOf(row: StoredFileRow) {
    const isSealed = row.sealedFacts !== null;
    const inStore = await files.store.find(row.id);
    if (!inStore?.isWhole) return missing(row);
    const key = isSealed ? await keyOf(row) : null;
    // The size of an encrypted file does not depend on its key.
    const size = storedBytes({ ...row, key: isSealed ? Buffer.alloc(0) : null });
    if (inStore.bytes !== size) return "altered";
    if (isSealed && !key) return "unread";
    try {
      const hash = createHash("sha256");
      for await (const bytes of readBytes(files.store, { ...row, key })) hash.update(bytes);
      return hash.digest("hex") === factsOf(row, key).sha256 ? "whole" : "altered";
    } catch (error) {
      if (error instanceof AlteredFile) return "altered";
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return missing(row);
      throw error;
    }
  }

  /** Reports a file without bytes as missing, unless its owner has deleted it meanwhile. */
  async function missing({ id }: StoredFileRow) {
    const row = await findFile(db, id);
    return row && isWhole(row.state) ? "missing" : "gone";
  }

  const known = new Set<string>();
  for (let at = 0; at < stored.length; at += PAGE) {
    const rows = await db.query<{ id: string }[]>("SELECT id FROM files WHERE id::text = ANY ($1)", [
      stored.slice(at, at + PAGE),
    ]);
    for (const { id } of rows) known.add(id);
  }
  found.unknown = stored.filter((id) => !known.has(id));

  await db.query(
    "INSERT INTO file_checks (files, bytes, unread, missing, altered, unknown) VALUES ($1, $2, $3, $4, $5, $6)",
    [found.files, found.bytes, found.unread, found.missing.length, found.altered.length, found.unknown.length],
  );
  return found;
}

const counted = (count: number, one: string, more: string) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : more}`;

/**
 * The result of a check as a text. If files are missing, altered or unknown, throws an Error that names each of them.
 */
export function checkInWords({ files, bytes, unread, missing, altered, unknown }: FileCheck) {
  const wrong = [
    ...missing.map((id) => `file ${id} is missing`),
    ...altered.map((id) => `file ${id} was altered: its size or its SHA-256 is another`),
    ...unknown.map((name) => `${name} is in the store, and no file of the database`),
  ];
  const onlySize = `Of ${counted(unread, "file", "files")} only the size was checked, because the key of the seal is missing.`;
  if (wrong.length > 0)
    throw new Error(
      [
        `of ${counted(files, "file", "files")}:`,
        ...wrong.map((line) => `- ${line}`),
        ...(unread > 0 ? [onlySize] : []),
      ].join("\n"),
    );
  return [
    `${counted(files, "file is as it was", "files are as they were")} uploaded: ${bytes.toLocaleString("en-US")} bytes.`,
    ...(unread > 0 ? [onlySize] : []),
  ].join(" ");
}
