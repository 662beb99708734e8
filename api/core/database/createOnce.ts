import { createHash } from "node:crypto";

import type { EntityManager, DataSource } from "typeorm";
import canonicalize from "canonicalize";

import { IdempotencyKey } from "#api/core/database/IdempotencyKey.ts";
import { rawRowsOf } from "#api/core/database/rawRowsOf.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { badInput } from "#api/core/rules/valid.ts";

interface Creation<T extends object> {
  /** The name of the mutation. */
  act: string;
  /** What the mutation creates, for the messages of refusals: "tender". */
  noun: string;
  /** The user's id, or the e-mail address in a visitor's input. An idempotency key is unique per owner and mutation. */
  owner: string;
  input: { clientMutationId?: string | null };
  /** The validated input, from which the fingerprint is computed. It must not contain a password. */
  terms: object;
  /**
   * Creates the object and returns its id. If `create` also returns the object as `created`, createOnce does not call
   * `read`. If `create` returns `hasFingerprint: false`, no fingerprint is stored, and `hasSameTerms` compares the
   * input of a retry.
   */
  create: (tx: EntityManager) => Promise<{ id: string; created?: T; hasFingerprint?: boolean }>;
  /** Reads the current state of the created object; null after its deletion. */
  read: (tx: EntityManager, id: string) => Promise<T | null>;
  /**
   * Used for a retry: true if the input that the fingerprint omits, such as a password, is the same as at the creation.
   */
  isSame?: (tx: EntityManager, id: string) => Promise<boolean>;
  /** Used for a retry of a creation without a fingerprint: true if the input is the same as at the creation. */
  hasSameTerms?: (tx: EntityManager, id: string) => Promise<boolean>;
}

const NO_FINGERPRINT = "0".repeat(64);

/**
 * Creates an object in one transaction. If the idempotency key was used before, returns the object that was created
 * then. The key is GraphQL's clientMutationId, or else the header Idempotency-Key. Refuses BAD_USER_INPUT for a
 * malformed key. Refuses CONFLICT if the key was used with other input, or if the object has been deleted.
 */
export async function createOnce<T extends object>(
  { db, idempotencyKey, note }: Pick<Context, "db" | "idempotencyKey"> & Partial<Pick<Context, "note">>,
  creation: Creation<T>,
): Promise<T> {
  const { act, owner, input, terms, create, read } = creation;
  const key = checkedKey(input.clientMutationId ?? idempotencyKey);
  // The fingerprint is computed before `create`, because saving the object adds an id to `terms`.
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

/** True if createOnce returned the object of an earlier request with the same key, instead of creating one. */
export const isReplay = (result: unknown) => replays.has(result as object);

/**
 * Locks the key, so that requests with the same key run one after another. Returns the stored key if an earlier request
 * has used it.
 */
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

/** Matches characters that PostgreSQL cannot store in text: U+0000 and half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

function checkedKey(key: string | null | undefined) {
  if (key == null) return null;
  if (key.length < 1 || key.length > 200 || UNSTORABLE.test(key))
    throw badInput({ clientMutationId: "Must be from 1 to 200 characters" });
  return key;
}

/**
 * Deletes idempotency keys after thirty days, because no client retries later than that. A deleted key can be used
 * again.
 * @param now The current time; by default the database's clock
 */
export async function deleteOldKeys(db: DataSource, now?: Date) {
  await db.query(
    "DELETE FROM idempotency_keys WHERE created_at < coalesce($1::timestamptz, statement_timestamp()) - interval '30 days'",
    [now ?? null],
  );
}

/**
 * SHA-256 of the canonical form (RFC 8785) of validated input, in 64 hexadecimal digits. A field of `terms` that is
 * null counts as absent. Never include a password: an attacker can guess passwords from SHA-256 hashes much faster than
 * from argon2 hashes.
 */
export function fingerprintOf(terms: object) {
  const given = Object.entries(terms).filter(([, value]) => value != null);
  const asJson: unknown = JSON.parse(JSON.stringify(Object.fromEntries(given)));
  return createHash("sha256").update(canonicalize(asJson)!, "utf8").digest("hex");
}
