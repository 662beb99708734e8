/**
 * The model's own state of the portal. It imports no code of the product, so that a fault in the product cannot also be
 * in the model.
 */

type TenderStatus = "draft" | "open" | "closed" | "awarded";
export type BidStatus = "pending" | "accepted" | "rejected";

export interface Account {
  id: string;
  username: string;
  password: string;
  isAdmin: boolean;
  status: "active" | "blocked" | "banned";
  companyName: string | null;
  deleted: boolean;
  version: number;
}

export interface Tender {
  id: string;
  tenderNumber: string;
  title: string;
  status: TenderStatus;
  closingDate: string;
  deleted: boolean;
  version: number;
}

export interface Revision {
  bidAmount: number;
  /** Taken from the first answer with the receipt; null until then. Later answers must contain the same receipt. */
  receipt: { receiptNumber: string; sha256: string } | null;
}

export interface Bid {
  id: string;
  tenderId: string;
  companyId: string;
  tenderNumber: string;
  tenderTitle: string;
  status: BidStatus;
  submittedAt: string;
  firstSubmittedAt: string;
  withdrawn: boolean;
  /** Oldest first. */
  revisions: Revision[];
}

export interface Draft {
  tenderId: string;
  companyId: string;
  typed: string;
  savedAt: string;
  version: number;
}

/** The users of the portal in the model, each with their own browser. The visitor has no account. */
export const ACTORS = ["visitor", "ada", "ben", "cleo", "dan", "root", "olga"] as const;
export type Actor = (typeof ACTORS)[number];

export interface World {
  /** The id of the account that is signed in to each actor's browser. */
  sessions: Partial<Record<Actor, string | null>>;
  accounts: Account[];
  /** By account id. */
  profiles: Record<string, { companyName: string; version: number }>;
  /** Oldest first. */
  tenders: Tender[];
  bids: Bid[];
  drafts: Draft[];
  /** Idempotency keys, by owner, mutation and key. */
  keys: Record<string, { terms: string; id: string }>;
  /** The `tenderRevision` that was read last, with the tenders at that time. */
  lastToken?: { token: unknown; state: string };
  /** The number of wrong passwords sent. It stays low, because the portal throttles failed sign-ins. */
  wrongPasswords: number;
}

export class Refused extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

export function refuseIf(condition: boolean, code: string) {
  if (condition) throw new Refused(code);
}

export function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Refused("NOT_FOUND");
  return thing;
}

export const viewerOf = ({ sessions, accounts }: World, actor: Actor) =>
  accounts.find(({ id }) => id === sessions[actor]);

export function signedIn(world: World, actor: Actor): Account {
  const viewer = viewerOf(world, actor);
  if (!viewer) throw new Refused("UNAUTHENTICATED");
  return viewer;
}

export function administrator(world: World, actor: Actor): Account {
  const viewer = signedIn(world, actor);
  refuseIf(!viewer.isAdmin, "FORBIDDEN");
  return viewer;
}

export const liveTender = ({ tenders }: World, id: string) =>
  found(tenders.find((tender) => tender.id === id && !tender.deleted));

/** A partner cannot see a draft. */
export function visibleTender(world: World, { isAdmin }: Account, id: string) {
  const tender = liveTender(world, id);
  refuseIf(tender.status === "draft" && !isAdmin, "NOT_FOUND");
  return tender;
}

export const takesBids = ({ status, deleted, closingDate }: Tender) =>
  status === "open" && !deleted && Date.parse(closingDate) > Date.now();

export const hasLiveBid = (world: World, tenderId: string, { id }: Account) =>
  liveBids(world, tenderId).some(({ companyId }) => companyId === id);

export const liveBids = ({ bids }: World, tenderId: string) =>
  bids.filter((bid) => bid.tenderId === tenderId && !bid.withdrawn);

export const newest = ({ revisions }: Bid) => revisions[revisions.length - 1]!;

/** Refuses a version that is not the stored one; null means that the caller sent none. */
export const refuseStale = (stored: number, read: number | null) =>
  refuseIf(read !== null && read !== stored, "CONFLICT");

interface Creation<T> {
  key: string | null;
  terms: object;
  create: () => { id: string; made: T };
  /** Returns the object that the first request with the key created. */
  retry: (id: string) => T;
}

/** Idempotency: a second request with the same key and input returns the first object; another input is refused. */
export function once<T>(world: World, owner: string, act: string, { key, terms, create, retry }: Creation<T>): T {
  const name = `${owner} ${act} ${key}`;
  const used = key === null ? undefined : world.keys[name];
  const sent = JSON.stringify(terms);
  refuseIf(used !== undefined && used.terms !== sent, "CONFLICT");
  if (used) return retry(used.id);
  const { id, made } = create();
  if (key !== null) world.keys[name] = { terms: sent, id };
  return made;
}
