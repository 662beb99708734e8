import { LRUCache } from "lru-cache";

import { type NewEvent, recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";

const TEN_MINUTES_MS = 600_000;
const MOST_KEYS = 50_000;

/** The reads that were recorded in the last ten minutes, by user id and tender id. */
const recent = new LRUCache<string, true>({ max: MOST_KEYS, ttl: TEN_MINUTES_MS });

type Reader = Pick<SignedIn, "db" | "user" | "requestId" | "address" | "token">;

interface Reads {
  tenderIds: Set<string>;
  recorded: Promise<void>;
}

const waiting = new WeakMap<Reader, Reads>();

/**
 * Records that a user reads other companies' bids on these tenders. Await it before the response is sent. All calls
 * from one DataLoader batch share one SQL statement. Each process records a user and a tender at most once in ten
 * minutes, so that polling a list adds few events.
 */
export function recordReads(reader: Reader, tenderIds: readonly string[]): Promise<void> | undefined {
  const fresh = tenderIds.filter((id) => !recent.has(keyOf(reader, id)));
  if (fresh.length === 0) return undefined;
  let reads = waiting.get(reader);
  if (!reads) {
    const all = new Set<string>();
    // The microtask runs after all callers of the same DataLoader batch have added their tenders.
    waiting.set(reader, (reads = { tenderIds: all, recorded: Promise.resolve().then(() => record(reader, all)) }));
  }
  for (const id of fresh) reads.tenderIds.add(id);
  return reads.recorded;
}

const keyOf = ({ user }: Reader, tenderId: string) => `${user.id} ${tenderId}`;

async function record(reader: Reader, tenderIds: ReadonlySet<string>) {
  waiting.delete(reader);
  const ids = [...tenderIds];
  await recordEvent(
    reader.db.manager,
    reader,
    ...ids.map((id): NewEvent => ({ act: "readBids", subject: "tender", subjectId: id })),
  );
  for (const id of ids) recent.set(keyOf(reader, id), true);
}
