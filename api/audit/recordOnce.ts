import { LRUCache } from "lru-cache";

import { type Actor, type NewEvent, recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";

const TEN_MINUTES_MS = 600_000;
const MOST_KEYS = 100_000;

/** The events of the last ten minutes, by user, act and key. The promise is that of the statement that records them. */
const recent = new LRUCache<string, Promise<void>>({ max: MOST_KEYS, ttl: TEN_MINUTES_MS });

export type Reader = Pick<SignedIn, "db" | "user"> & Actor;

interface KeyedEvent {
  /** Events of one user with the same act and key count as one. */
  key: string;
  event: NewEvent;
}

interface Batch {
  events: Map<string, NewEvent>;
  recorded: Promise<void>;
}

const waiting = new WeakMap<Reader, Batch>();

/**
 * Records that a user reads something. Await it before the response is sent. All calls from one DataLoader batch share
 * one SQL statement. Each process records a user, an act and a key at most once in ten minutes, so that polling a list
 * adds few events.
 */
export async function recordOnce(reader: Reader, events: readonly KeyedEvent[]) {
  const recorded = events.map(({ key, event }) => {
    const whole = `${reader.user.id} ${event.act} ${key}`;
    return recent.get(whole) ?? add(reader, whole, event);
  });
  await Promise.all(new Set(recorded));
}

function add(reader: Reader, key: string, event: NewEvent) {
  const batch = waiting.get(reader) ?? openBatch(reader);
  batch.events.set(key, event);
  recent.set(key, batch.recorded);
  return batch.recorded;
}

function openBatch(reader: Reader) {
  const events: Batch["events"] = new Map();
  // The microtask runs after all callers of the same DataLoader batch have added their events.
  const batch = { events, recorded: Promise.resolve().then(() => record(reader, events)) };
  waiting.set(reader, batch);
  return batch;
}

async function record(reader: Reader, events: Batch["events"]) {
  waiting.delete(reader);
  try {
    await recordEvent(reader.db.manager, reader, ...events.values());
  } catch (error) {
    for (const key of events.keys()) recent.delete(key);
    throw error;
  }
}
