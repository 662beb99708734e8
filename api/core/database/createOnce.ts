import { createHash } from "node:crypto";

import type { EntityManager, DataSource } from "typeorm";
import canonicalize from "canonicalize";

import { IdempotencyKey } from "#api/core/database/IdempotencyKey.ts";
import { rawRowsOf } from "#api/core/database/rawRowsOf.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { badInput } from "#api/core/rules/valid.ts";

interface Creation<T extends object> {
  /** The mutation's name. */
  act: string;
  /** The noun for the texts of refusals: "tender". */
  noun: string;
  /** The user's id, or a visitor's e-mail address from the terms. Keys are unique per owner and act. */
  owner: string;
  input: { clientMutationId?: string | null };
  /** The validated terms for the fingerprint, without a password. */
  terms: object;
  /**
   * Creates the object and returns its id. If it returns `created` too, createOnce does not call `read`. With
   * `hasFingerprint: false` no fingerprint is stored, and `hasSameTerms` compares the terms of a retry.
   */
  create: (tx: EntityManager) => Promise<{ id: string; created?: T; hasFingerprint?: boolean }>;
  /** Reads the current state of the created object; null after its deletion. */
  read: (tx: EntityManager, id: string) => Promise<T | null>;
  /** Compares terms that the fingerprint omits, such as a password. */
  isSame?: (tx: EntityManager, id: string) => Promise<boolean>;
  /** Compares the terms of an object that was created without a fingerprint. */
  hasSameTerms?: (tx: EntityManager, id: string) => Promise<boolean>;
}

const NO_FINGERPRINT = "0".repeat(64);

/**
 * Creates an object in one transaction. If the idempotency key was used before, returns the object that it created
 * then. The key is GraphQL's clientMutationId, or else the header Idempotency-Key. Refuses BAD_USER_INPUT for a
 * malformed key, and CONFLICT for a key that was used with other terms or whose object was deleted.
 */
export async function createOnce<T extends object>(
  { db, idempotencyKey, note }: Pick<Context, "db" | "idempotencyKey"> & Partial<Pick<Context, "note">>,
  creation: Creation<T>,
): Promise<T> {
  const { act, owner, input, terms, create, read } = creation;
  const key = checkedKey(input.clientMutationId ?? idempotencyKey);
  // Computed before the object is saved: saving adds an id to the terms.
  const fingerprint = key === null ? "" : fingerprintOf(terms);
  return db.transaction(async (tx) => {
    const used = key === null ? undefined : await lockKey(tx, { owner, act, key });
    if (used && used.fingerprint !== fingerprint && used.fingerprint !== NO_FINGERPRINT) throw otherTerms();
    if (used) {
      const created = await replay(tx, used, creation);
      if (note) note.isReplay = true;
      return created;
    }
    const { id, created, hasFingerprint = true } = await create(tx);
    if (key !== null)
      await tx.insert(IdempotencyKey, {
        owner,
        act,
        key,
        fingerprint: hasFingerprint ? fingerprint : NO_FINGERPRINT,
        createdId: id,
      });
    const answer = created ?? (await read(tx, id));
    if (!answer) throw new Error(`${act} created nothing that can be read`);
    return answer;
  });
}

const replays = new WeakSet();

/** Whether createOnce returned an object of an earlier request with the same key. */
export const isReplay = (result: unknown) => replays.has(result as object);

/** Serializes requests with the same key: the second finds the object that the first created. */
async function lockKey(tx: EntityManager, { owner, act, key }: Pick<IdempotencyKey, "owner" | "act" | "key">) {
  const keys = rawRowsOf(tx.dataSource, IdempotencyKey);
  const [used] = await tx.query<IdempotencyKey[]>(`SELECT ${keys.columns()} FROM locked_key($1, $2, $3)`, [
    owner,
    act,
    key,
  ]);
  return used;
}

async function replay<T extends object>(
  tx: EntityManager,
  { createdId, fingerprint }: IdempotencyKey,
  { noun, read, isSame, hasSameTerms }: Creation<T>,
) {
  if (fingerprint === NO_FINGERPRINT && !(await hasSameTerms?.(tx, createdId))) throw otherTerms();
  const created = await read(tx, createdId);
  if (!created) throw refusal("CONFLICT", `The ${noun} that was created under this key has been deleted`);
  if (isSame && !(await isSame(tx, createdId))) throw otherTerms();
  replays.add(created);
  return created;
}

const otherTerms = () => refusal("CONFLICT", "This key was used for other terms");

/** PostgreSQL cannot store U+0000 or half of a surrogate pair in text. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

function checkedKey(key: string | null | undefined) {
  if (key == null) return null;
  if (key.length < 1 || key.length > 200 || UNSTORABLE.test(key))
    throw badInput({ clientMutationId: "Must be from 1 to 200 characters" });
  return key;
}

/**
 * Deletes idempotency keys after thirty days, longer than any client retries. A deleted key can be used again.
 * @param now defaults to the database's clock
 */
export async function deleteOldKeys(db: DataSource, now?: Date) {
  await db.query(
    "DELETE FROM idempotency_keys WHERE created_at < coalesce($1::timestamptz, statement_timestamp()) - interval '30 days'",
    [now ?? null],
  );
}

/**
 * SHA-256 of the canonical form (RFC 8785) of validated terms, in 64 hexadecimal digits. A null field counts as absent.
 * Never include a password: SHA-256 is fast to brute-force, unlike argon2.
 */
export function fingerprintOf(terms: object) {
  const given = Object.entries(terms).filter(([, value]) => value != null);
  const asJson: unknown = JSON.parse(JSON.stringify(Object.fromEntries(given)));
  return createHash("sha256").update(canonicalize(asJson)!, "utf8").digest("hex");
}
