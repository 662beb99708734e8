import { createHash } from "node:crypto";

import type { EntityManager } from "typeorm";

import { tooMany } from "#api/core/http/limits/throttle.ts";
import { foldCase } from "#api/core/rules/foldCase.rules.ts";

const HOUR_MS = 3_600_000;

/** Rate limits of mails by kind: at most `most` mails in `ms` milliseconds. */
const BUDGETS = {
  /** Mails that a stranger can cause to an address that no account has proven. */
  "first mails to an unproven address": { most: 1, ms: 24 * HOUR_MS },
  /** The same mails, and further links that the account's own user requested. */
  "mails to an unproven address": { most: 4, ms: 24 * HOUR_MS },
  /** Mails of all kinds that a stranger can cause: confirmations, reset links, acknowledgements. */
  "mails to a proven address": { most: 20, ms: 24 * HOUR_MS },
  /** Limited, because a stranger who knows the password could sign in from many devices. */
  "mails of new devices": { most: 3, ms: HOUR_MS },
  "mails of refused codes": { most: 1, ms: 24 * HOUR_MS },
};
type Budget = keyof typeof BUDGETS;

/**
 * Counts in the caller's transaction, so that a mail that is rolled back is not counted. The row's lock serializes
 * callers.
 */
const TAKE = `
  INSERT INTO rate_limits AS budget (key, points, expire) VALUES ($1, 1, $3)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN budget.expire <= $2 THEN 1 ELSE budget.points + 1 END,
    expire = CASE WHEN budget.expire <= $2 THEN $3 ELSE budget.expire END
  RETURNING points, expire`;

/** A hash, so that the table rate_limits contains no e-mail addresses. */
const keyOf = (budget: Budget, of: string) => `${budget}:${createHash("sha256").update(of).digest("hex")}`;

/** @returns 0, or the milliseconds until the next mail of this kind */
async function take(tx: EntityManager, budget: Budget, of: string) {
  const { most, ms } = BUDGETS[budget];
  const now = Date.now();
  const [used] = await tx.query<[{ points: number; expire: string }]>(TAKE, [keyOf(budget, of), now, now + ms]);
  return used.points > most ? Number(used.expire) - now : 0;
}

const GMAIL = ["gmail.com", "googlemail.com"];

/**
 * The mailbox of an address: `Ada+news@example.org` and `ada@example.org` have the same one, and so have an
 * international domain and its ASCII form, and at Gmail a name with and without dots.
 */
export function mailboxOf(email: string) {
  const at = email.lastIndexOf("@");
  if (at < 0) return foldCase(email);
  const typed = email.slice(at + 1);
  const domain = URL.canParse(`http://${typed}`) ? new URL(`http://${typed}`).hostname : foldCase(typed);
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
 * Counts a mail to an address that somebody typed.
 * @param again true if the account with this address requested a further link itself
 * @returns 0 if the mail may be sent, otherwise the milliseconds until a mail is allowed
 */
async function waitToMail(tx: EntityManager, email: string, again: boolean) {
  const mailbox = mailboxOf(email);
  if (await isProven(tx, email)) return take(tx, "mails to a proven address", mailbox);
  const waits = [await take(tx, "mails to an unproven address", mailbox)];
  if (!again) waits.push(await take(tx, "first mails to an unproven address", mailbox));
  return Math.max(...waits);
}

/** Counts a mail to an address that somebody typed. @returns false if the limit is reached: then do not send it */
export const mayMail = async (tx: EntityManager, email: string, { again = false } = {}) =>
  (await waitToMail(tx, email, again)) === 0;

/** Counts a mail to an address that somebody typed. Refuses RATE_LIMITED. */
export async function requireMail(tx: EntityManager, email: string, { again = false } = {}) {
  const wait = await waitToMail(tx, email, again);
  if (wait > 0) throw tooMany("mails to this address", wait);
}

/** Counts a mail to the owner about refused codes. @returns false if the limit is reached: then do not send it */
export const mayMailCodes = async (tx: EntityManager, userId: string) =>
  (await take(tx, "mails of refused codes", userId)) === 0;

/**
 * Counts a mail to the owner about a new device. Accounts at the same mailbox have one limit.
 * @returns false if the limit is reached, or if nobody has proven the address: then do not send it
 */
export const mayMailDevice = async (
  tx: EntityManager,
  { email, emailProvenAt }: { email: string; emailProvenAt: Date | null },
) => emailProvenAt !== null && (await take(tx, "mails of new devices", mailboxOf(email))) === 0;
