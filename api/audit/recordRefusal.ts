import { LRUCache } from "lru-cache";
import type { DataSource } from "typeorm";

import { type Actor, type NewEvent, recordEvent } from "#api/audit/recordEvent.ts";

const MINUTE_MS = 60_000;
const MOST_KEYS = 10_000;

/** Like refusals since the one that was recorded last. */
const recent = new LRUCache<string, { until: number; more: number }>({ max: MOST_KEYS });

/**
 * Records a refusal, outside the transaction that it ended: of like ones of one person or network and act at most one a minute in
 * each process; the next one that is recorded tells how many were left out, so that nobody fills the disk with refusals.
 * @param about tells apart what is refused, and is not recorded
 */
export async function recordRefusal(db: DataSource, actor: Actor, event: NewEvent, about = "") {
  const key = JSON.stringify([actor.user?.id ?? actor.address, event.act, event.refused, about]);
  const known = recent.get(key);
  if (known && known.until > performance.now()) {
    known.more++;
    return;
  }
  recent.set(key, { until: performance.now() + MINUTE_MS, more: 0 });
  await recordEvent(db.manager, actor, { ...event, repeated: known?.more });
}
