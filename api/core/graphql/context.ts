import type DataLoader from "dataloader";
import type { DataSource, EntityManager } from "typeorm";

import type { AnswerNote } from "#api/core/http/answerNote.ts";
import type { Background } from "#api/core/http/background.ts";
import type { Scope } from "#api/core/rules/scopes.rules.ts";
import type { SealKeys } from "#api/core/seal/sealKeys.ts";
import type { Throttle } from "#api/core/http/throttle.ts";

/** The caller, as far as rules need it; the session's user has more fields. */
export interface Viewer {
  id: string;
  /** false for an administrator who must set up two-step sign-in first: until then the role has no rights. */
  isAdmin: boolean;
  /** Whether the person may do nothing but set up two-step sign-in, as REQUIRE_TWO_STEP_FOR_ADMINS asks of administrators. */
  mustSetUpTwoStep?: boolean;
}

export interface SessionHandle {
  /** The stored id of this session; null for a visitor. */
  id: string | null;
  /** Of this request. */
  device(): Device;
  /** Signs this browser in, under a new session id. */
  start(userId: string): Promise<void>;
  end(): Promise<void>;
  /** The token of a sign-in whose password was right and whose second step is missing; in a cookie of its own. */
  firstStep: { read(): string | null; start(token: string): void; end(): void };
}

/** Encrypts the secrets of two-step sign-in and hashes recovery codes, under a key that the database does not hold. */
export interface TwoStepVault {
  seal: (text: string) => string;
  open: (sealed: string) => string;
  hashOf: (code: string) => string;
}

/** The addresses from which each account has signed in lately. */
export interface KnownAddresses {
  has(account: string, address: string): Promise<boolean>;
  add(user: { id: string; username: string }, address: string): Promise<void>;
}

/** The devices and networks from which each account has signed in. */
export interface KnownDevices {
  /** Notes a sign-in. @returns whether the account has signed in before, and never from there */
  note(tx: EntityManager, userId: string, device: Device): Promise<boolean>;
}

interface Device {
  /** deviceOf the browser. */
  name: string;
  /** networkRecorded of its address. */
  network: string;
}

export interface MailHandle {
  /** The global desk's address. */
  desk: string;
  /** Wakes the mail dispatcher after queued mail was committed. */
  queued(): void;
}

/** What mails to a person need beside it. */
export interface LinkMailHandle extends MailHandle {
  /** The site's public address, for links in mails. */
  site: string;
  /** Encrypts the text of a mail that carries a secret. */
  seal: (text: string) => string;
}

/** What webhooks need of the process. */
export interface WebhookHandle {
  /** Encrypts a secret, under a key that the database does not hold. */
  seal: (secret: string) => string;
  /** Which addresses may be used, and how names are looked up. */
  reach: { allowPrivate: boolean; resolve: (name: string) => Promise<readonly string[]> };
  /** Wakes the dispatcher after a message was committed. */
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
  /** The personal access token that the request was sent with; null for a session and a visitor. */
  token: { id: string; scopes: readonly Scope[] } | null;
  throttle: Throttle;
  knownAddresses: KnownAddresses;
  knownDevices: KnownDevices;
  mail: LinkMailHandle;
  background: Background;
  twoStepVault: TwoStepVault;
  webhooks: WebhookHandle;
  /** REQUIRE_TWO_STEP_FOR_ADMINS. */
  requireTwoStepForAdmins: boolean;
  /** The keys of sealed tenders. */
  seal: SealKeys;
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
