import { IsNull, type EntityManager } from "typeorm";

import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { User } from "#api/users/User.ts";

/**
 * Records that the user has received a mail at the account's e-mail address. Does not change the time if the address is
 * already proven.
 */
export const proveAddress = (tx: Pick<EntityManager, "query">, userId: string) =>
  tx.query("UPDATE users SET email_proven_at = clock_timestamp() WHERE id = $1 AND email_proven_at IS NULL", [userId]);

/**
 * Refuses FORBIDDEN if the account's e-mail address is not proven. Without this check, a person could register with
 * somebody else's address and set up API tokens, webhooks or two-step sign-in.
 */
export async function requireProvenAddress({ db, user }: SignedIn) {
  if (await db.manager.existsBy(User, { id: user.id, emailProvenAt: IsNull() }))
    throw refusal("FORBIDDEN", "Please confirm your e-mail address first: open the link that was mailed to it");
}
