import { LRUCache } from "lru-cache";
import type { DataSource } from "typeorm";

import { type Actor, type NewEvent, recordEvent } from "#api/audit/recordEvent.ts";

const MINUTE_MS = 60_000;
const MOST_KEYS = 10_000;

/** Number of similar refusals since the last recorded one. */
const recent = new LRUCache<string, { until: number; more: number }>({ max: MOST_KEYS });

/**
 * Records a refusal, outside the transaction that was rolled back. Each process records at most one refusal a minute
 * for the same act and user or network, so that nobody can fill the disk. The next recorded refusal has the number of
 * those left out.
 * @param about distinguishes refusals of the same act; it is not recorded
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
