import type DataLoader from "dataloader";
import type { DataSource, EntityManager } from "typeorm";

import type { AnswerNote } from "#api/core/http/answerNote.ts";
import type { Background } from "#api/core/http/server/background.ts";
import type { Scope } from "#api/core/rules/scopes.rules.ts";
import type { WrappingKeys } from "#api/core/encryption/wrappingKeys.ts";
import type { CostBudget } from "#api/core/http/limits/limitRequests.ts";
import type { Throttle } from "#api/core/http/limits/throttle.ts";

/** The properties of the signed-in user that access rules need. */
export interface Viewer {
  id: string;
  /** Also false for an administrator who has not set up the required two-step sign-in yet. */
  isAdmin: boolean;
  /** True if the user may only set up two-step sign-in, because of REQUIRE_TWO_STEP_FOR_ADMINS. */
  mustSetUpTwoStep?: boolean;
}

export interface SessionHandle {
  /** The id under which this session is stored; null for a visitor and for a request with an access token. */
  id: string | null;
  device(): Device;
  /**
   * Signs this browser in, under a new session id.
   * @param secondStep Whether the user also entered a two-step code
   */
  start(userId: string, secondStep: boolean): Promise<void>;
  end(): Promise<void>;
  /**
   * A separate cookie with the token of a sign-in that is not complete: the password was right, but the second step is
   * still missing.
   */
  firstStep: { read(): string | null; start(token: string): void; end(): void };
}

/** Encrypts the secrets of two-step sign-in and hashes recovery codes, with a key that is not in the database. */
export interface TwoStepVault {
  encrypt: (text: string) => string;
  decrypt: (sealed: string) => string;
  hashOf: (code: string) => string;
}

/** The network addresses from which each account has signed in recently. */
export interface KnownAddresses {
  has(account: string, address: string): Promise<boolean>;
  add(user: { id: string }, address: string): Promise<void>;
}

/** The pairs of device and network from which each account has signed in. */
export interface KnownDevices {
  /**
   * Records a sign-in.
   * @returns true if the account has signed in before, but never from this device in this network
   */
  note(tx: EntityManager, userId: string, device: Device): Promise<boolean>;
}

interface Device {
  /** The browser and operating system, from deviceOf. */
  name: string;
  /** The network part of the IP address, from networkRecorded. */
  network: string;
}

export interface Outbox {
  /** The e-mail address of the global desk. */
  desk: string;
  /** Starts the mail dispatcher. Call it after a transaction that queued mails was committed. */
  queued(): void;
}

/** The outbox with the hash function for texts that must not be stored. */
export interface MailHandle extends Outbox {
  /** A keyed hash of a text that must not be stored, such as an e-mail address. */
  fingerprint: (text: string) => string;
}

/** The outbox with the site's URL and the encryption, for mails that contain links. */
export interface LinkMailHandle extends MailHandle {
  /** The public URL of the site, for the links. */
  site: string;
  /** Encrypts the text of a mail that contains a secret. */
  encrypt: (text: string) => string;
}

/** The services that mutations of webhooks need. */
export interface WebhookHandle {
  /** Encrypts a webhook's secret, with a key that is not in the database. */
  encrypt: (secret: string) => string;
  /** Whether a webhook's URL may lead to a private IP address, and how its host name is resolved. */
  reach: { allowPrivate: boolean; resolve: (name: string) => Promise<readonly string[]> };
  /** Starts the webhook dispatcher. Call it after a transaction that queued a delivery was committed. */
  queued(): void;
}

/** Reads the bytes of uploaded files, and copies files. The caller of `read` must have checked the user's rights. */
export interface FileHandle {
  /**
   * @param file.bytes The plain size of the complete file
   * @param file.key The key that encrypts the stored file; null if it is stored as it is
   */
  read(file: { id: string; bytes: number; key: Buffer | null }): AsyncIterable<Buffer>;
  /**
   * Stores a copy of the user's own whole file for another purpose, with the rights and limits of an upload. Refuses
   * NOT_FOUND for any other file, and CONFLICT during the virus check.
   * @returns the id of the copy, or of the file that `target.instead` returned
   */
  copy(context: SignedIn, fileId: string, target: CopyTarget): Promise<string>;
}

/** What a copy of a file is for. */
export interface CopyTarget {
  purpose: string;
  tenderId: string;
  /**
   * Called in the transaction that makes the copy whole. Returns the id of a file that is used instead, and the copy is
   * then deleted; null if the copy is needed.
   */
  instead: (tx: EntityManager, copyId: string) => Promise<string | null>;
}

export interface Context {
  db: DataSource;
  /** The signed-in user, read from the session or the access token; null for a visitor. */
  user: Viewer | null;
  /**
   * The revision of all tenders, read in the same statement as the user; null for a visitor, and for an administrator
   * who must set up two-step sign-in first.
   */
  tenderRevision: string | null;
  /**
   * The common revision of bids, companies and tenders, read in the same statement as the user; null unless
   * `user.isAdmin`.
   */
  bidsRevision: string | null;
  /**
   * Whether the user has a company profile, read in the same statement as the user. Profiles are never deleted, so a
   * value of true cannot become outdated.
   */
  hasCompanyProfile: boolean;
  session: SessionHandle;
  /** The personal access token that the request was sent with; null for a session and a visitor. */
  token: { id: string; scopes: readonly Scope[] } | null;
  throttle: Throttle;
  /** The caller's remaining budget of query cost in the current minute. */
  cost: CostBudget;
  knownAddresses: KnownAddresses;
  knownDevices: KnownDevices;
  mail: LinkMailHandle;
  background: Background;
  twoStepVault: TwoStepVault;
  webhooks: WebhookHandle;
  files: FileHandle;
  /** The setting REQUIRE_TWO_STEP_FOR_ADMINS. */
  requireTwoStepForAdmins: boolean;
  /** The setting EARLIER_CLOSING_HOURS. */
  earlierClosingHours: number;
  /** The setting REAUTHENTICATE_AFTER_MINUTES. */
  reauthenticateAfterMinutes: number;
  /** The keys that encrypt the keys of sealed tenders. */
  wrappingKeys: WrappingKeys;
  /** The network of the caller's IP address, from networkOf. Rate limits count requests by it. */
  address: string;
  /** The header `Idempotency-Key` of a REST request. */
  idempotencyKey?: string;
  requestId: string;
  note: AnswerNote;
  /** When the last byte of the request arrived, by `performance.now()`. */
  readonly arrivedAt: number;
  /** One DataLoader per batch function and request. */
  loaders: Map<unknown, DataLoader<string, unknown>>;
}

/** The context of a request whose user is signed in, which requireAccess has checked. */
export interface SignedIn extends Context {
  user: Viewer;
}
