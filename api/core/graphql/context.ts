import type DataLoader from "dataloader";
import type { DataSource } from "typeorm";

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
  session: SessionHandle;
  throttle: Throttle;
  mail: MailHandle;
  /** The caller's IP address, the key of rate limits. */
  address: string;
  /** `Idempotency-Key` of a REST request. */
  idempotencyKey?: string;
  requestId: string;
  /** One DataLoader per batch function and request. */
  loaders: Map<unknown, DataLoader<string, unknown>>;
}

/** The context behind a guard, with a user. */
export interface SignedIn extends Context {
  user: Viewer;
}
