import { LRUCache } from "lru-cache";
import type { DataSource } from "typeorm";

import { type Actor, type NewEvent, recordEvent } from "#api/audit/recordEvent.ts";

const MINUTE_MS = 60_000;
const MOST_KEYS = 10_000;

/**
 * For each kind of refusal, the time until which similar refusals are not recorded (`until`), and the number of
 * refusals that were not recorded (`more`).
 */
const recent = new LRUCache<string, { until: number; more: number }>({ max: MOST_KEYS });

/**
 * Records a refusal outside the transaction of the refused operation, because that transaction is rolled back. To save
 * disk space, each process records at most one refusal a minute of the same operation by the same user or network
 * address. The next recorded refusal contains the number of refusals that were not recorded.
 * @param about A text that distinguishes refusals of the same operation. It is not recorded
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
