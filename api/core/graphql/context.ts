import type DataLoader from "dataloader";
import type { DataSource } from "typeorm";

import type { Throttle } from "#api/core/http/throttle.ts";

/** What every rule may know of the person who asks; the session's user has more. */
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
  /** Says that mail was queued and committed: it need not wait for the outbox's next round. */
  queued(): void;
}

export interface Context {
  db: DataSource;
  /** The signed-in user, read from the session; null for a visitor. */
  user: Viewer | null;
  session: SessionHandle;
  throttle: Throttle;
  mail: MailHandle;
  /** The caller's network address: what throttling counts by. */
  address: string;
  /** `Idempotency-Key` of a REST request. */
  idempotencyKey?: string;
  requestId: string;
  /** One DataLoader per batch function and request. */
  loaders: Map<unknown, DataLoader<string, unknown>>;
}

/** The context behind a guard: the user is there. */
export interface SignedIn extends Context {
  user: Viewer;
}
