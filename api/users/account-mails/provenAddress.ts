import { IsNull, type EntityManager } from "typeorm";

import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { User } from "#api/users/User.ts";

/**
 * Records that the user has read a mail at the account's e-mail address. If this was recorded before, the earlier time
 * stays.
 */
export const proveAddress = (tx: Pick<EntityManager, "query">, userId: string) =>
  tx.query("UPDATE users SET email_proven_at = clock_timestamp() WHERE id = $1 AND email_proven_at IS NULL", [userId]);

/**
 * Refuses FORBIDDEN until the account's e-mail address is proven. So nobody can register an account with another
 * person's address and then set up API tokens, webhooks or two-step sign-in for it.
 */
export async function requireProvenAddress({ db, user }: SignedIn) {
  if (await db.manager.existsBy(User, { id: user.id, emailProvenAt: IsNull() }))
    throw refusal("FORBIDDEN", "Please confirm your e-mail address first: open the link that was mailed to it");
}
