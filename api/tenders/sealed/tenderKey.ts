import { randomBytes } from "node:crypto";

import type { EntityManager } from "typeorm";

import { KEY_BYTES } from "#api/core/encryption/cipher.ts";
import type { WrappingKeys, WrappedKey } from "#api/core/encryption/wrappingKeys.ts";
import { refusal } from "#api/core/rules/refusal.ts";

/**
 * The additional authenticated data of a wrapped key. It contains the tender's id, so that a key that was copied to
 * another tender cannot be unwrapped.
 */
export const placeOfKey = (tenderId: string) => `axion tender key ${tenderId}`;

/** Creates the random key that encrypts the bids of a tender. Does nothing if the tender already has a key. */
export async function createTenderKey(tx: EntityManager, wrappingKeys: WrappingKeys, tenderId: string) {
  const { wrappedKey, keyId } = wrappingKeys.wrap(randomBytes(KEY_BYTES), placeOfKey(tenderId));
  await tx.query(
    "INSERT INTO tender_seals (tender_id, wrapped_key, key_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    [tenderId, wrappedKey, keyId],
  );
}

/** Reads the tender key of a sealed tender. Refuses CONFLICT if this server cannot unwrap the key. */
export async function readTenderKey(tx: Pick<EntityManager, "query">, wrappingKeys: WrappingKeys, tenderId: string) {
  const key = (await readTenderKeys(tx, wrappingKeys, [tenderId])).get(tenderId.toLowerCase());
  if (!key) throw new Error("A sealed tender has no key");
  return key;
}

/**
 * Reads the tender keys of these tenders, by tender id in lower case. Refuses CONFLICT if this server cannot unwrap one
 * of the keys.
 */
export async function readTenderKeys(
  tx: Pick<EntityManager, "query">,
  wrappingKeys: WrappingKeys,
  tenderIds: readonly string[],
) {
  const rows = await tx.query<(WrappedKey & { tenderId: string })[]>(
    'SELECT tender_id AS "tenderId", wrapped_key AS "wrappedKey", key_id AS "keyId" FROM tender_seals WHERE tender_id = ANY ($1)',
    [tenderIds],
  );
  return new Map(rows.map((row) => [row.tenderId, unwrapTenderKey(wrappingKeys, row.tenderId, row)]));
}

/** Unwraps a tender key. Refuses CONFLICT if this server lacks the wrapping key, or if the wrapped key was altered. */
export function unwrapTenderKey(wrappingKeys: WrappingKeys, tenderId: string, wrapped: WrappedKey) {
  try {
    return wrappingKeys.unwrap(wrapped, placeOfKey(tenderId));
  } catch {
    throw refusal(
      "CONFLICT",
      "This tender is sealed, and the server does not have the key of its seal. Please contact the global desk.",
    );
  }
}
