/** The model's own account of the portal. It imports no code of the product, so that both can only agree by being right. */

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
  /** Of the first answer that carried it. */
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
  /** The oldest first. */
  revisions: Revision[];
}

export interface Draft {
  tenderId: string;
  companyId: string;
  typed: string;
  savedAt: string;
  version: number;
}

/** Each actor uses one browser. */
export const ACTORS = ["visitor", "ada", "ben", "cleo", "dan", "root", "olga"] as const;
export type Actor = (typeof ACTORS)[number];

export interface World {
  /** The account that each browser is signed in to. */
  sessions: Partial<Record<Actor, string | null>>;
  accounts: Account[];
  /** By the account's id. */
  profiles: Record<string, { companyName: string; version: number }>;
  /** The oldest first. */
  tenders: Tender[];
  bids: Bid[];
  drafts: Draft[];
  /** By owner, act and key. */
  keys: Record<string, { terms: string; id: string }>;
  /** The last tenderRevision that was read, and the tenders of that moment. */
  lastToken?: { token: unknown; state: string };
  /** Wrong passwords sent; few are, because the portal slows a guesser. */
  wrongPasswords: number;
}

/** The model's refusal. */
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

export const viewerOf = ({ sessions, accounts }: World, actor: Actor) => accounts.find(({ id }) => id === sessions[actor]);

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

export const liveTender = ({ tenders }: World, id: string) => found(tenders.find((tender) => tender.id === id && !tender.deleted));

/** A draft is not for a partner's eyes. */
export function visibleTender(world: World, { isAdmin }: Account, id: string) {
  const tender = liveTender(world, id);
  refuseIf(tender.status === "draft" && !isAdmin, "NOT_FOUND");
  return tender;
}

export const takesBids = ({ status, deleted, closingDate }: Tender) => status === "open" && !deleted && Date.parse(closingDate) > Date.now();

export const hasLiveBid = (world: World, tenderId: string, { id }: Account) => liveBids(world, tenderId).some(({ companyId }) => companyId === id);

export const liveBids = ({ bids }: World, tenderId: string) => bids.filter((bid) => bid.tenderId === tenderId && !bid.withdrawn);

export const newest = ({ revisions }: Bid) => revisions[revisions.length - 1]!;

/** A version that the caller read; null sends none. */
export const refuseStale = (stored: number, read: number | null) => refuseIf(read !== null && read !== stored, "CONFLICT");

interface Creation<T> {
  key: string | null;
  terms: object;
  create: () => { id: string; made: T };
  /** Answers the retry of a creation. */
  retry: (id: string) => T;
}

/** A second call with the same key and terms answers what the first one created; other terms are refused. */
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
