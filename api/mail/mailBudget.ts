import { createHmac } from "node:crypto";

import type { EntityManager } from "typeorm";

import type { Context, MailHandle } from "#api/core/graphql/context.ts";
import { tooMany } from "#api/core/http/limits/throttle.ts";
import { foldCase } from "#api/core/rules/foldCase.rules.ts";
import { parseUrl } from "#api/core/rules/parseUrl.rules.ts";

const HOUR_MS = 3_600_000;

/** Rate limits of mails: at most `most` mails in `ms` milliseconds of each kind. */
const BUDGETS = {
  /** Mails that a stranger can cause to an e-mail address that no account has proven. */
  "first mails to an unproven address": { most: 1, ms: 24 * HOUR_MS },
  /**
   * Mails that a stranger can cause to an unproven address, plus further links for the account with that address. These
   * are confirmation links, which its user requests, and reset links, which anybody can request.
   */
  "mails to an unproven address": { most: 4, ms: 24 * HOUR_MS },
  /**
   * Mails to unproven addresses that one account can cause, and that one network address can cause. Each unproven
   * address gets one such mail a day, so these limits are also limits on the number of addresses.
   */
  "mails of an account to unproven addresses": { most: 5, ms: 24 * HOUR_MS },
  "mails of a network to unproven addresses": { most: 30, ms: 24 * HOUR_MS },
  /** Mails of all kinds that a stranger can cause to a proven address: confirmations, reset links, acknowledgements. */
  "mails to a proven address": { most: 20, ms: 24 * HOUR_MS },
  /**
   * The same mails except reset links. This limit is lower, so that contact requests cannot use up the limit for reset
   * links.
   */
  "mails to a proven address except reset links": { most: 10, ms: 24 * HOUR_MS },
  /**
   * The first reset link to a mailbox within the lifetime of such a link. If a stranger requests it, the owner still
   * gets a valid link.
   */
  "first reset links": { most: 1, ms: HOUR_MS / 2 },
  /**
   * Mails about sign-ins from new devices. The limit exists because a stranger who knows the password could sign in
   * from many devices.
   */
  "mails of new devices": { most: 3, ms: HOUR_MS },
  "mails of refused codes": { most: 1, ms: 24 * HOUR_MS },
};
type Budget = keyof typeof BUDGETS;

/**
 * SQL that counts a mail. It runs in the caller's transaction, so that a mail is not counted if the transaction is
 * rolled back. The statement locks the row, so concurrent callers wait for each other. A count by a process whose clock
 * was ahead lasts one period at most, because the next count corrects `expire`.
 */
const TAKE = `
  INSERT INTO rate_limits AS budget (key, points, expire) VALUES ($1, 1, $3)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN budget.expire <= $2 THEN 1 ELSE budget.points + 1 END,
    expire = CASE WHEN budget.expire <= $2 THEN $3 ELSE least(budget.expire, $3) END
  RETURNING points, expire`;

/**
 * The database, and the function that hashes e-mail addresses for the table rate_limits. The hash uses a key, so that
 * readers of the table cannot test guesses of addresses.
 */
interface Counting {
  tx: EntityManager;
  mail: Pick<MailHandle, "fingerprint">;
}

/**
 * Returns a function that computes the HMAC of a text.
 * @param secret The secret of the session cookie. Without the setting SESSION_SECRET, this secret is in the database,
 * and readers of the database can test guesses.
 */
export const mailFingerprints = (secret: string) => (text: string) =>
  createHmac("sha256", secret)
    .update(JSON.stringify(["mail budget", text]))
    .digest("hex");

const keyOf = ({ mail }: Counting, budget: Budget, of: string) => `${budget}:${mail.fingerprint(of)}`;

/**
 * Counts a mail against one limit.
 * @returns 0 if the mail may be sent, otherwise the milliseconds until the next mail of this kind may be sent
 */
async function take(counting: Counting, budget: Budget, of: string) {
  const { most, ms } = BUDGETS[budget];
  const now = Date.now();
  const [used] = await counting.tx.query<[{ points: number; expire: string }]>(TAKE, [
    keyOf(counting, budget, of),
    now,
    now + ms,
  ]);
  return used.points > most ? Number(used.expire) - now : 0;
}

/** Undoes the count of a mail that is not sent because another limit was reached. */
const giveBack = (counting: Counting, budget: Budget, of: string) =>
  counting.tx.query("UPDATE rate_limits SET points = points - 1 WHERE key = $1 AND points > 0", [
    keyOf(counting, budget, of),
  ]);

/** The person who causes a mail. A visitor has no `user`. */
type Sender = Pick<Context, "address"> & { user?: { id: string } | null };

/**
 * Why a mail is sent: it contains a further link for the account with this address (`again`), or a person causes it
 * (`sender`).
 */
type Cause = { again: true } | { sender: Sender };

const GMAIL = ["gmail.com", "googlemail.com"];

/**
 * Normalizes an e-mail address, so that different addresses of one mailbox become equal. Folds case, removes tags
 * (`Ada+news@example.org` becomes `ada@example.org`), converts international domains to ASCII, and removes the dots in
 * Gmail names.
 */
export function mailboxOf(email: string) {
  const at = email.lastIndexOf("@");
  if (at < 0) return foldCase(email);
  const typed = email.slice(at + 1);
  const domain = parseUrl(`http://${typed}`)?.hostname ?? foldCase(typed);
  const [name = ""] = foldCase(email.slice(0, at)).split("+", 1);
  return GMAIL.includes(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

const isProven = async (tx: EntityManager, email: string) =>
  (
    await tx.query<object[]>(
      "SELECT 1 FROM users WHERE lower(email) = lower($1) AND email_proven_at IS NOT NULL AND deleted_at IS NULL LIMIT 1",
      [email],
    )
  ).length > 0;

/**
 * Counts a mail against several limits.
 * @returns `wait`, the milliseconds until the mail may be sent (0 for now), and `undo`, which undoes the counts
 */
async function takeAll(counting: Counting, limits: [Budget, string][]) {
  const waits: number[] = [];
  for (const [budget, of] of limits) waits.push(await take(counting, budget, of));
  return {
    wait: Math.max(...waits),
    async undo() {
      for (const [budget, of] of limits) await giveBack(counting, budget, of);
    },
  };
}

/** Counts a mail to an unproven address against the limits of its sender. */
const takeOfSender = (counting: Counting, { user, address }: Sender) =>
  takeAll(counting, [
    ["mails of a network to unproven addresses", address],
    ...(user ? [["mails of an account to unproven addresses", user.id] satisfies [Budget, string]] : []),
  ]);

/**
 * Counts a mail to an e-mail address that a visitor or user typed. If the sender's limit is reached, the mail does not
 * count against the limits of the address, so that other senders can still send to it. If a limit of the address is
 * reached, the mail counts against no limit.
 * @returns 0 if the mail may be sent, otherwise the milliseconds until a mail is allowed
 */
async function waitToMail(counting: Counting, email: string, cause: Cause) {
  const mailbox = mailboxOf(email);
  const proven = await isProven(counting.tx, email);
  if ("again" in cause)
    return take(counting, proven ? "mails to a proven address" : "mails to an unproven address", mailbox);
  if (proven) {
    const taken = await takeAll(counting, [
      ["mails to a proven address except reset links", mailbox],
      ["mails to a proven address", mailbox],
    ]);
    if (taken.wait > 0) await taken.undo();
    return taken.wait;
  }
  const ofSender = await takeOfSender(counting, cause.sender);
  if (ofSender.wait > 0) return ofSender.wait;
  const ofAddress = await takeAll(counting, [
    ["mails to an unproven address", mailbox],
    ["first mails to an unproven address", mailbox],
  ]);
  if (ofAddress.wait > 0) for (const taken of [ofSender, ofAddress]) await taken.undo();
  return ofAddress.wait;
}

/**
 * Counts a mail to an e-mail address that a visitor or user typed.
 * @returns false if the limit is reached and the mail must not be sent
 */
export const mayMail = async (counting: Counting, email: string, cause: Cause) =>
  (await waitToMail(counting, email, cause)) === 0;

/** Counts a mail to an e-mail address that a visitor or user typed. Refuses RATE_LIMITED if the limit is reached. */
export async function requireMail(counting: Counting, email: string, cause: Cause) {
  const wait = await waitToMail(counting, email, cause);
  if (wait > 0) throw tooMany("mails", wait);
}

/**
 * Counts a reset link.
 * @returns true for the first reset link to this mailbox in half an hour
 */
export const isFirstLink = async (counting: Counting, email: string) =>
  (await take(counting, "first reset links", mailboxOf(email))) === 0;

/**
 * Counts a mail that informs a user about refused codes of two-step sign-in.
 * @returns false if the limit is reached and the mail must not be sent
 */
export const mayMailCodes = async (counting: Counting, userId: string) =>
  (await take(counting, "mails of refused codes", userId)) === 0;

/**
 * Counts a mail that informs a user about a sign-in from a new device. Accounts with the same mailbox share one limit.
 * @returns false if the mail must not be sent: the limit is reached, or the address is not proven
 */
export const mayMailDevice = async (
  counting: Counting,
  { email, emailProvenAt }: { email: string; emailProvenAt: Date | null },
) => emailProvenAt !== null && (await take(counting, "mails of new devices", mailboxOf(email))) === 0;

/** The budgets that count the mails to a mailbox. */
const OF_MAILBOX = [
  "first mails to an unproven address",
  "mails to an unproven address",
  "mails to a proven address",
  "mails to a proven address except reset links",
  "first reset links",
  "mails of new devices",
] as const satisfies Budget[];

/**
 * Deletes the counts of mails to this e-mail address. Call it only for a proven address: the counts of an unproven
 * address protect a mailbox whose owner may not know the account.
 */
export async function forgetMails(counting: Counting, email: string) {
  const keys = OF_MAILBOX.map((budget) => keyOf(counting, budget, mailboxOf(email)));
  await counting.tx.query("DELETE FROM rate_limits WHERE key = ANY ($1)", [keys]);
}
