import type { EntityManager } from "typeorm";

/** Counts as a change of these bids what another table holds of them, so that `changedSince` lists them. The stamp itself is the trigger's. */
export const stampBids = (tx: Pick<EntityManager, "query">, ids: readonly string[]) => tx.query("UPDATE bids SET updated_at = clock_timestamp() WHERE id = ANY ($1)", [ids]);
