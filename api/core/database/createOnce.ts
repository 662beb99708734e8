import type { EntityManager } from "typeorm";

import { fingerprintOf } from "#api/core/database/fingerprintOf.ts";
import { IdempotencyKey } from "#api/core/database/IdempotencyKey.ts";
import { plainRows } from "#api/core/database/plainRows.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { badInput } from "#api/core/rules/valid.ts";

interface Creation<T extends object> {
  /** The mutation's name. */
  act: string;
  /** What is created, for the refusals: "tender". */
  noun: string;
  /** The user's id, or a visitor's e-mail address from the terms. Keys are unique per owner and act. */
  owner: string;
  input: { clientMutationId?: string | null };
  /** The validated terms for the fingerprint, without a password. */
  terms: object;
  /** Answers the id, and the created object if it need not be read. `hasFingerprint: false`: the terms are sealed, and hasSameTerms compares them. */
  create: (tx: EntityManager) => Promise<{ id: string; created?: T; hasFingerprint?: boolean }>;
  /** Reads the current state of the created object; null after its deletion. */
  read: (tx: EntityManager, id: string) => Promise<T | null>;
  /** Compares what the terms leave out, such as a password. */
  isSame?: (tx: EntityManager, id: string) => Promise<boolean>;
  /** Compares the terms of what was created without a fingerprint. */
  hasSameTerms?: (tx: EntityManager, id: string) => Promise<boolean>;
}

const NO_FINGERPRINT = "0".repeat(64);

/**
 * Creates in one transaction; where the request has an idempotency key that was used before, answers what it created then.
 * The key is GraphQL's clientMutationId, or else the header Idempotency-Key. Refuses BAD_USER_INPUT for a malformed key,
 * and CONFLICT for a key of other terms or of something that is gone.
 */
export async function createOnce<T extends object>({ db, idempotencyKey }: Pick<Context, "db" | "idempotencyKey">, creation: Creation<T>): Promise<T> {
  const { act, owner, input, terms, create, read } = creation;
  const key = checkedKey(input.clientMutationId ?? idempotencyKey);
  // Before anything is created: what saves an object writes its id into it.
  const fingerprint = key === null ? "" : fingerprintOf(terms);
  return db.transaction(async (tx) => {
    const used = key === null ? undefined : await lockKey(tx, { owner, act, key });
    if (used && used.fingerprint !== fingerprint && used.fingerprint !== NO_FINGERPRINT) throw otherTerms();
    if (used) return replay(tx, used, creation);
    const { id, created, hasFingerprint = true } = await create(tx);
    if (key !== null) await tx.insert(IdempotencyKey, { owner, act, key, fingerprint: hasFingerprint ? fingerprint : NO_FINGERPRINT, createdId: id });
    const answer = created ?? (await read(tx, id));
    if (!answer) throw new Error(`${act} created nothing that can be read`);
    return answer;
  });
}

const replays = new WeakSet();

/** Whether an act answered what it had created before, under the same key. */
export const isReplay = (result: unknown) => replays.has(result as object);

/** Serializes requests with the same key: the second finds the object that the first created. */
async function lockKey(tx: EntityManager, { owner, act, key }: Pick<IdempotencyKey, "owner" | "act" | "key">) {
  const keys = plainRows(tx.dataSource, IdempotencyKey);
  const [used] = await tx.query<IdempotencyKey[]>(`SELECT ${keys.columns()} FROM locked_key($1, $2, $3)`, [owner, act, key]);
  return used;
}

async function replay<T extends object>(tx: EntityManager, { createdId, fingerprint }: IdempotencyKey, { noun, read, isSame, hasSameTerms }: Creation<T>) {
  if (fingerprint === NO_FINGERPRINT && !(await hasSameTerms?.(tx, createdId))) throw otherTerms();
  const created = await read(tx, createdId);
  if (!created) throw refusal("CONFLICT", `The ${noun} that was created under this key has been deleted`);
  if (isSame && !(await isSame(tx, createdId))) throw otherTerms();
  replays.add(created);
  return created;
}

const otherTerms = () => refusal("CONFLICT", "This key was used for other terms");

/** PostgreSQL's text holds neither U+0000 nor half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

function checkedKey(key: string | null | undefined) {
  if (key == null) return null;
  if (key.length < 1 || key.length > 200 || UNSTORABLE.test(key))
    throw badInput({ clientMutationId: "Must be from 1 to 200 characters" });
  return key;
}
