import type { EntityManager } from "typeorm";

import type { SignedIn } from "#api/core/graphql/context.ts";
import type { Scope } from "#api/core/rules/scopes.rules.ts";
import type { FilePurposeName } from "#api/files/file.rules.ts";
import type { StoredFileRow } from "#api/files/fileRows.ts";

type Reader = Pick<EntityManager, "query">;

/** A file that has become whole. */
interface WholeFile extends StoredFileRow {
  documentKey: string;
}

/** A user may read a file: what else is needed for it. */
export interface FileReading {
  /** The scope that a token needs. */
  scope: Scope;
  /** Records the reading. Await it before the first byte is sent. */
  record?: () => Promise<void>;
}

/** The rules of the files of one purpose. The noun that names these files defines them. */
export interface FilePurpose {
  /** The number of files that a user may have of which nothing is named yet, for each tender, and their size together. */
  most: { files: number; bytes: number };
  /** Whether the files count against the budget of a company. */
  hasBudget: boolean;
  /** Refuses an upload that the user may not begin. */
  admit(tx: EntityManager, context: SignedIn, tenderId: string | null): Promise<void>;
  /** The key that encrypts the files of a sealed tender; null if they are not encrypted. */
  keyOf(db: Reader, context: Pick<SignedIn, "wrappingKeys">, tenderId: string | null): Promise<Buffer | null>;
  /** The text that a document and its file have in common: the SHA-256, or, for a sealed tender, its HMAC with the tender's key. */
  documentKey(sha256: string, key: Buffer | null): string;
  /** Called after a file became whole; may be called again. */
  whole?(context: SignedIn, file: WholeFile): Promise<void>;
  /** Whether a user other than the owner may read a whole file; null if not. */
  readingOf(context: SignedIn, file: StoredFileRow): Promise<FileReading | null>;
  /** The scope that the owner's token needs to read the file. */
  scope: Scope;
}

export type FilePurposes = Record<FilePurposeName, FilePurpose>;
