import { createHmac } from "node:crypto";

import type { DataSource } from "typeorm";

import { prepared } from "#api/core/database/prepared.ts";
import type { KnownDevices } from "#api/core/graphql/context.ts";

/**
 * Opens the store of the pairs of device and network from which accounts signed in. It contains only keyed hashes: they
 * show whether an account signed in from a given pair, but reveal neither device nor network.
 */
export function openKnownDevices(secret: string): KnownDevices {
  return {
    async note(tx, userId, { name, network }) {
      const fingerprint = createHmac("sha256", secret)
        .update(JSON.stringify(["known device", userId, name, network]))
        .digest("hex");
      const [{ isNew }] = await tx.query<[{ isNew: boolean }]>(NOTE, [userId, fingerprint]);
      return isNew;
    },
  };
}

/**
 * Records a sign-in from a pair of device and network. `isNew` is true if the account had signed in before, but not
 * from this pair. The EXISTS does not see the row that the same statement inserts. xmax is 0 only for an inserted row.
 * So if two sign-ins from a new pair are simultaneous, `isNew` is true for only one of them.
 */
const NOTE = prepared(`WITH noted AS (
    INSERT INTO known_devices (user_id, fingerprint) VALUES ($1, $2)
    ON CONFLICT (user_id, fingerprint) DO UPDATE SET seen_at = clock_timestamp() RETURNING xmax = 0 AS inserted
  ) SELECT inserted AND EXISTS (SELECT FROM known_devices WHERE user_id = $1) AS "isNew" FROM noted`);

/**
 * Deletes each pair of device and network one year after the last sign-in from it, if the account has signed in from
 * another pair within that year. Otherwise the pair stays, so that the account's next sign-in does not count as its
 * first.
 * @param now The current time; defaults to the database's clock
 */
export async function deleteOldDevices(db: DataSource, now?: Date) {
  await db.query(
    `WITH old AS (SELECT coalesce($1::timestamptz, statement_timestamp()) - interval '1 year' AS age)
     DELETE FROM known_devices USING old
      WHERE seen_at < age AND EXISTS (SELECT FROM known_devices AS later WHERE later.user_id = known_devices.user_id AND later.seen_at >= age)`,
    [now ?? null],
  );
}
