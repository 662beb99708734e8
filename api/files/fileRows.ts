import type { EntityManager } from "typeorm";

import { decrypt, encrypt } from "#api/core/encryption/cipher.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import type { FilePurposeName, FileState, VirusCheck } from "#api/files/file.rules.ts";
import { virusCheckOf } from "#api/files/viruses/virusCheck.ts";

export interface StoredFileRow {
  id: string;
  ownerId: string;
  purpose: FilePurposeName;
  tenderId: string | null;
  bytes: number;
  state: FileState;
  /** Null for an encrypted file. `sealedFacts` then contains the name, the SHA-256 and the media type. */
  name: string | null;
  /**
   * Until the file is whole, the SHA-256 that the client declared; null if it declared none, and for an encrypted file.
   */
  sha256: string | null;
  mediaType: string | null;
  sealedFacts: string | null;
  /** The text that a document and this file have in common (FilePurpose.documentKey); null until the file is whole. */
  documentKey: string | null;
  startedAt: Date;
  wholeAt: Date | null;
  /** Null until the file is whole. */
  virusCheck: VirusCheck | null;
  virus: string | null;
}

/** The facts about a file. If the tender is sealed, sealedFacts contains them encrypted. */
export interface FileFacts {
  name: string;
  sha256: string | null;
  mediaType: string | null;
}

const COLUMNS = `id, owner_id AS "ownerId", purpose, tender_id AS "tenderId", bytes, state, name, sha256, media_type AS "mediaType",
  sealed_facts AS "sealedFacts", document_key AS "documentKey", started_at AS "startedAt", whole_at AS "wholeAt",
  CASE WHEN state <> 'uploading' AND whole_at IS NOT NULL THEN ${virusCheckOf("files")} END AS "virusCheck", virus`;

type Db = Pick<EntityManager, "query">;

/** Reads the rows of `files` for which an SQL condition holds, sorted by id. */
export async function readFiles(
  db: Db,
  where: string,
  parameters: readonly unknown[],
  most?: number,
): Promise<StoredFileRow[]> {
  const rows = await db.query<(Omit<StoredFileRow, "bytes"> & { bytes: string })[]>(
    `SELECT ${COLUMNS} FROM files WHERE ${where} ORDER BY files.id${most === undefined ? "" : ` LIMIT ${most}`}`,
    [...parameters],
  );
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
}

/** The file with this id; null if there is none, or if the text is not an id. */
export async function findFile(db: Db, id: string) {
  const [file] = isId(id) ? await readFiles(db, "id = $1", [id]) : [];
  return file ?? null;
}

const placeOfFacts = (id: string) => `axion file facts ${id}`;
/**
 * The encrypted facts are padded to a multiple of this size, so that their length does not reveal the name's length.
 */
const FACTS_BYTES = 1024;

export function encryptFacts(key: Buffer, id: string, facts: FileFacts) {
  const json = Buffer.from(JSON.stringify(facts));
  const padded = Buffer.alloc(Math.ceil(json.length / FACTS_BYTES) * FACTS_BYTES, " ");
  json.copy(padded);
  return encrypt(key, padded, placeOfFacts(id));
}

/** The name, SHA-256 and media type of a file, decrypted with the key of its tender if they are encrypted. */
export function factsOf(file: StoredFileRow, key: Buffer | null): FileFacts {
  if (file.sealedFacts === null) return { name: file.name!, sha256: file.sha256, mediaType: file.mediaType };
  if (!key) throw new Error("A file of a sealed tender has no key");
  return JSON.parse(decrypt(key, file.sealedFacts, placeOfFacts(file.id)).toString()) as FileFacts;
}
