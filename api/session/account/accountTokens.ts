import { createHash, randomBytes } from "node:crypto";

import type { DataSource, EntityManager } from "typeorm";

import { refusal } from "#api/core/rules/refusal.ts";
import { AccountToken } from "#api/session/account/AccountToken.ts";
import { LINK_MINUTES } from "#api/session/account/account.rules.ts";
import { User } from "#api/users/User.ts";

type Purpose = AccountToken["purpose"];

const sha256Of = (token: string) => createHash("sha256").update(token).digest("hex");

/** Stores a new token's SHA-256 and answers the token, which nothing else keeps. */
export async function issueToken(tx: EntityManager, link: Pick<AccountToken, "userId" | "purpose" | "email">) {
  const token = randomBytes(32).toString("base64url");
  const lifetime = `clock_timestamp() + interval '${LINK_MINUTES[link.purpose]} minutes'`;
  await tx.createQueryBuilder().insert().into(AccountToken).values({ ...link, sha256: sha256Of(token), expiresAt: () => lifetime }).execute();
  return token;
}

const voidLink = () => refusal("NOT_FOUND", "This link is no longer valid. Please ask for a new one.");

/** Refuses NOT_FOUND for a token that cannot be spent, before costly work is done for it. */
export async function requireToken(db: Pick<EntityManager, "query">, purpose: Purpose, token: string) {
  const [found] = await db.query<{ userId: string }[]>(
    `SELECT user_id AS "userId" FROM account_tokens WHERE sha256 = $1 AND purpose = $2 AND expires_at > clock_timestamp()`,
    [sha256Of(token), purpose],
  );
  if (!found) throw voidLink();
  return found;
}

/**
 * Uses a token up, once: the user's row is locked first, like by every act that voids tokens. Refuses NOT_FOUND for a token that
 * is unknown, used or expired by the database's clock, and for a user who may not sign in.
 */
export async function spendToken(tx: EntityManager, purpose: Purpose, token: string) {
  const { userId } = await requireToken(tx, purpose, token);
  const user = await tx.findOne(User, { where: { id: userId, status: "active" }, lock: { mode: "pessimistic_write" } });
  const [spent] = await tx.query<[{ email: string | null }[], number]>(
    `DELETE FROM account_tokens WHERE sha256 = $1 AND purpose = $2 AND expires_at > clock_timestamp() RETURNING email`,
    [sha256Of(token), purpose],
  );
  if (!user || !spent[0]) throw voidLink();
  return { user, email: spent[0].email };
}

/**
 * Deletes tokens that have expired.
 * @param now defaults to the database's clock
 */
export async function deleteExpiredTokens(db: DataSource, now?: Date) {
  await db.query("DELETE FROM account_tokens WHERE expires_at < coalesce($1::timestamptz, statement_timestamp())", [now ?? null]);
}
