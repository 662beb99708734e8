import { randomBytes } from "node:crypto";

import type { EntityManager } from "typeorm";

import { KEY_BYTES } from "#api/core/seal/cipher.ts";
import type { SealKeys, WrappedKey } from "#api/core/seal/sealKeys.ts";
import { refusal } from "#api/core/rules/refusal.ts";

/** A stored key opens for its own tender only. */
export const placeOfKey = (tenderId: string) => `axion tender key ${tenderId}`;

/** Makes the random key that encrypts the bids of a tender; a tender that has one keeps it. */
export async function createTenderKey(tx: EntityManager, seal: SealKeys, tenderId: string) {
  const { wrappedKey, keyId } = seal.wrap(randomBytes(KEY_BYTES), placeOfKey(tenderId));
  await tx.query("INSERT INTO tender_seals (tender_id, wrapped_key, key_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", [tenderId, wrappedKey, keyId]);
}

/** The key of a sealed tender; refuses CONFLICT if this server cannot unwrap it. */
export async function readTenderKey(tx: Pick<EntityManager, "query">, seal: SealKeys, tenderId: string) {
  const key = (await readTenderKeys(tx, seal, [tenderId])).get(tenderId.toLowerCase());
  if (!key) throw new Error("A sealed tender has no key");
  return key;
}

/** The keys of these tenders by their ids, in lower case; refuses CONFLICT if this server cannot unwrap one. */
export async function readTenderKeys(tx: Pick<EntityManager, "query">, seal: SealKeys, tenderIds: readonly string[]) {
  const rows = await tx.query<(WrappedKey & { tenderId: string })[]>(
    'SELECT tender_id AS "tenderId", wrapped_key AS "wrappedKey", key_id AS "keyId" FROM tender_seals WHERE tender_id = ANY ($1)',
    [tenderIds],
  );
  return new Map(rows.map((row) => [row.tenderId, unwrapTenderKey(seal, row.tenderId, row)]));
}

/** Refuses CONFLICT if this server cannot unwrap it. */
export function unwrapTenderKey(seal: SealKeys, tenderId: string, wrapped: WrappedKey) {
  try {
    return seal.unwrap(wrapped, placeOfKey(tenderId));
  } catch {
    throw refusal("CONFLICT", "This tender is sealed, and the server does not have the key of its seal. Please contact the global desk.");
  }
}
