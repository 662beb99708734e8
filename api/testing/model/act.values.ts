import { randomUUID } from "node:crypto";

import fc, { type Arbitrary } from "fast-check";

import type { Act } from "#api/testing/model/Act.ts";
import { type Actor, ACTORS, type World } from "#api/testing/model/World.ts";

/** Builds a request when its turn in the sequence comes, from the model's world at that time. */
export type Plan = (world: World) => Act;
/** Plans by the name of their request. A plan with a greater weight is picked more often. */
export type Plans = Record<string, { weight: number; arbitrary: Arbitrary<Plan> }>;

/** Picks mostly one of the usual actors of a request, sometimes any actor. */
const mostly = (...usual: Actor[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: fc.constantFrom(...ACTORS) });
export const admins = mostly("root", "olga");
export const bidders = mostly("ada", "ben", "olga");
export const anybody = fc.constantFrom(...ACTORS);

/** Picks an object: 0 is the newest one. The two highest numbers mean an unknown id and a malformed id. */
export const pick = fc.oneof({ weight: 3, arbitrary: fc.nat(2) }, { weight: 1, arbitrary: fc.nat(9) });
const UNKNOWN = 8;
const MALFORMED = 9;

export function picked<T>(things: readonly T[], idOf: (thing: T) => string, pick: number) {
  if (pick === MALFORMED) return "7";
  const thing = things[things.length - 1 - (pick % things.length)];
  return pick === UNKNOWN || thing === undefined ? randomUUID() : idOf(thing);
}

export const ownId = ({ id }: { id: string }) => id;

/** A short name for the report: "T2" is the second tender that was created. */
export function nameOf(letter: string, things: readonly { id: string }[], id: string) {
  const place = things.findIndex((thing) => thing.id === id) + 1;
  return place > 0 ? `${letter}${place}` : id === "7" ? "a malformed id" : "an unknown id";
}
export const tenderName = ({ tenders }: World, id: string) => nameOf("T", tenders, id);
export const bidName = ({ bids }: World, id: string) => nameOf("B", bids, id);

export const key = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom("key-1", "key-2") },
);
export const underKey = (key: string | null) => (key === null ? "" : ` under ${key}`);

/** The version that the caller sends: none, the stored one, or an older one. */
export const seen = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom("nothing" as const, "now" as const) },
  { weight: 1, arbitrary: fc.constant("before" as const) },
);
export type Seen = "nothing" | "now" | "before";
export const versionSeen = (seen: Seen, stored = 1) => ({ nothing: null, now: stored, before: stored - 1 })[seen];
export const having = (seen: Seen) => ({ nothing: "", now: ", as read", before: ", as read before" })[seen];

/** A bid amount. The amount 0 is refused. */
export const amount = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(100, 200, 300) },
  { weight: 1, arbitrary: fc.constant(0) },
);
export const door = fc.constantFrom("REST" as const, "GraphQL" as const);

const HALF_A_DAY = 12 * 60 * 60 * 1000;
const EPOCH = Date.now();
/**
 * A closing time `days` and a half days from now. It is never near the present, so no answer depends on how long a run
 * takes.
 */
export const closingAt = (days: number) => new Date(EPOCH + HALF_A_DAY + days * 2 * HALF_A_DAY).toISOString();
export const daysToClosing = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(1, 2) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1) },
);
