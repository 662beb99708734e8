import type { EntityManager } from "typeorm";

import type { SignedIn } from "#api/core/graphql/context.ts";
import type { Scope } from "#api/core/rules/scopes.rules.ts";
import type { FilePurposeName } from "#api/files/file.rules.ts";
import type { StoredFileRow } from "#api/files/fileRows.ts";

type Reader = Pick<EntityManager, "query">;

/** A file that was received completely. */
interface WholeFile extends StoredFileRow {
  documentKey: string;
}

/** The permission to read a file. */
export interface FileReading {
  /** The scope that an API token needs. */
  scope: Scope;
  /** Records the reading in the audit trail. Await it before the first byte is sent. */
  record?: () => Promise<void>;
}

/** The rules for files of one purpose: documents of tenders, of bids, or of companies. */
export interface FilePurpose {
  /** The maximum number and total size of those files of one user on one tender that no document names yet. */
  most: { files: number; bytes: number };
  /** The maximum size of a file; MOST_FILE_BYTES by default. */
  mostFileBytes?: number;
  /** Whether the files count towards the company's limit, the setting FILES_PER_COMPANY_GB. */
  hasBudget: boolean;
  /** Refuses an upload that the user may not begin. */
  admit(tx: EntityManager, context: SignedIn, tenderId: string | null): Promise<void>;
  /** The key that encrypts the files of a sealed tender; null if they are not encrypted. */
  keyOf(db: Reader, context: Pick<SignedIn, "wrappingKeys">, tenderId: string | null): Promise<Buffer | null>;
  /**
   * The text that a document and its file have in common: the SHA-256, or, for a sealed tender, its HMAC with the
   * tender's key.
   */
  documentKey(sha256: string, key: Buffer | null): string;
  /** Called after a file has become whole, possibly several times for one file. */
  whole?(context: SignedIn, file: WholeFile): Promise<void>;
  /** Marks the bids or tenders that name a file as changed, when its virus check has ended. */
  markNaming?(tx: EntityManager, fileId: string): Promise<unknown>;
  /**
   * Called in the transaction that refuses a file because of a virus. Notifies those who must know. `name` is the
   * file's decrypted name.
   */
  refused(tx: EntityManager, file: StoredFileRow & { name: string; virus: string }): Promise<void>;
  /** The permission of a user other than the owner to read a whole file; null if the user may not read it. */
  readingOf(context: SignedIn, file: StoredFileRow): Promise<FileReading | null>;
  /** The scope that the owner's token needs to read the file. */
  scope: Scope;
}

export type FilePurposes = Record<FilePurposeName, FilePurpose>;
