import type DataLoader from "dataloader";
import type { DataSource } from "typeorm";

import type { AnswerNote } from "#api/core/http/answerNote.ts";
import type { Throttle } from "#api/core/http/throttle.ts";

/** The caller, as far as rules need it; the session's user has more fields. */
export interface Viewer {
  id: string;
  isAdmin: boolean;
}

export interface SessionHandle {
  /** The stored id of this session; null for a visitor. */
  id: string | null;
  /** Signs this browser in, under a new session id. */
  start(userId: string): Promise<void>;
  end(): Promise<void>;
}

/** The addresses from which each account has signed in lately. */
export interface KnownAddresses {
  has(account: string, address: string): Promise<boolean>;
  add(account: string, address: string): Promise<void>;
}

export interface MailHandle {
  /** The global desk's address. */
  desk: string;
  /** Wakes the mail dispatcher after queued mail was committed. */
  queued(): void;
}

export interface Context {
  db: DataSource;
  /** The signed-in user, read from the session; null for a visitor. */
  user: Viewer | null;
  /** The revision of the tenders, from the statement that read the session; null for a visitor. */
  tenderRevision: string | null;
  /** The revision of bids, companies and tenders together, from the same statement; null unless the user is an administrator. */
  bidsRevision: string | null;
  /** Whether the user has a company profile, from the same statement: a profile is never deleted. */
  hasCompanyProfile: boolean;
  session: SessionHandle;
  throttle: Throttle;
  knownAddresses: KnownAddresses;
  mail: MailHandle;
  /** networkOf the caller's IP address, the key of rate limits. */
  address: string;
  /** `Idempotency-Key` of a REST request. */
  idempotencyKey?: string;
  requestId: string;
  note: AnswerNote;
  /** When the last byte of the request arrived, by `performance.now()`. */
  readonly arrivedAt: number;
  /** One DataLoader per batch function and request. */
  loaders: Map<unknown, DataLoader<string, unknown>>;
}

/** The context behind a guard, with a user. */
export interface SignedIn extends Context {
  user: Viewer;
}
