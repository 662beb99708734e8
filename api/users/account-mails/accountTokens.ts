import { createHash, randomBytes } from "node:crypto";

import type { DataSource, EntityManager } from "typeorm";

import { refusal } from "#api/core/rules/refusal.ts";
import { type AccountToken, LINK_MINUTES } from "#api/users/account-mails/AccountToken.ts";
import { User } from "#api/users/User.ts";

type Purpose = AccountToken["purpose"];

const sha256Of = (token: string) => createHash("sha256").update(token).digest("hex");

/** Creates a token, stores its SHA-256, and returns the token. Stores nothing if there is no such user. */
export async function issueToken(tx: EntityManager, link: Pick<AccountToken, "userId" | "purpose" | "email">) {
  const { userId, purpose, email } = link;
  const token = randomBytes(32).toString("base64url");
  await tx.query(
    `INSERT INTO account_tokens (sha256, user_id, purpose, email, expires_at)
     SELECT $1, id, $3, $4, clock_timestamp() + interval '${LINK_MINUTES[purpose]} minutes' FROM users WHERE id = $2`,
    [sha256Of(token), userId, purpose, email],
  );
  return token;
}

const voidLink = () => refusal("NOT_FOUND", "This link is no longer valid. Please ask for a new one.");

/**
 * Checks a token without using it up. Call it before expensive work. Refuses NOT_FOUND for an unknown, used or expired
 * token.
 */
export async function requireToken(db: Pick<EntityManager, "query">, purposes: readonly Purpose[], token: string) {
  const [found] = await db.query<{ userId: string }[]>(
    `SELECT user_id AS "userId" FROM account_tokens WHERE sha256 = $1 AND purpose = ANY ($2) AND expires_at > clock_timestamp()`,
    [sha256Of(token), purposes],
  );
  if (!found) throw voidLink();
  return found;
}

/**
 * Uses up a single-use token by deleting it. Locks the user's row first, as every operation that invalidates tokens
 * does. Refuses NOT_FOUND for an unknown, used or expired token, and for a user who may not sign in.
 */
export async function spendToken(tx: EntityManager, purposes: readonly Purpose[], token: string) {
  const { userId } = await requireToken(tx, purposes, token);
  const user = await tx.findOne(User, { where: { id: userId, status: "active" }, lock: { mode: "pessimistic_write" } });
  const [[spent]] = await tx.query<[Pick<AccountToken, "purpose" | "email" | "createdAt">[], number]>(
    `DELETE FROM account_tokens WHERE sha256 = $1 AND purpose = ANY ($2) AND expires_at > clock_timestamp() RETURNING purpose, email, created_at AS "createdAt"`,
    [sha256Of(token), purposes],
  );
  if (!user || !spent) throw voidLink();
  return { user, ...spent };
}

/**
 * Deletes tokens that have expired.
 * @param now The current time; by default that of the database's clock
 */
export async function deleteExpiredTokens(db: DataSource, now?: Date) {
  await db.query("DELETE FROM account_tokens WHERE expires_at < coalesce($1::timestamptz, statement_timestamp())", [
    now ?? null,
  ]);
}
