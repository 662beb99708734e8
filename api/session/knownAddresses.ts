import { createHmac } from "node:crypto";

import type { DataSource } from "typeorm";

import { prepared } from "#api/core/database/prepared.ts";
import type { KnownAddresses } from "#api/core/graphql/context.ts";

const HAS = prepared("SELECT 1 FROM known_addresses WHERE fingerprint = $1");
const ADD = prepared(
  "INSERT INTO known_addresses (fingerprint, user_id) VALUES ($1, $2) ON CONFLICT (fingerprint) DO UPDATE SET seen_at = now(), user_id = $2",
);

/**
 * Opens the store of network addresses from which accounts signed in. It contains only keyed hashes: they show whether
 * an account signed in from a given address, but reveal no address.
 */
export function openKnownAddresses(db: DataSource, secret: string): KnownAddresses {
  const fingerprintOf = (account: string, address: string) =>
    createHmac("sha256", secret)
      .update(JSON.stringify(["known address", account, address]))
      .digest("hex");
  return {
    async has(account, address) {
      const found = await db.query<object[]>(HAS, [fingerprintOf(account, address)]);
      return found.length > 0;
    },
    async add({ id }, address) {
      await db.query(ADD, [fingerprintOf(id, address), id]);
    },
  };
}

/**
 * Deletes each network address ninety days after the last sign-in from it.
 * @param now The current time; defaults to the database's clock
 */
export async function deleteOldAddresses(db: DataSource, now?: Date) {
  await db.query(
    "DELETE FROM known_addresses WHERE seen_at < coalesce($1::timestamptz, statement_timestamp()) - interval '90 days'",
    [now ?? null],
  );
}
