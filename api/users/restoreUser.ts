import { recordChange } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound, refusal } from "#api/core/rules/refusal.ts";
import { confirmRights } from "#api/users/rights/confirmRights.ts";
import { findUser } from "#api/users/findUser.ts";
import type { Typed } from "#api/users/rights/requireRecentSignIn.ts";
import { nameTaken } from "#api/users/saveUser.ts";
import { User } from "#api/users/User.ts";

/**
 * Undoes the soft delete of a user. Refuses NOT_FOUND, CONFLICT if another user now has the username or the e-mail
 * address, CONFLICT for an erased account, and all that confirmRights refuses.
 */
export async function restoreUser(context: SignedIn, id: string, typed: Typed): Promise<User> {
  if (!isId(id)) throw notFound("User");
  const { db } = context;
  const found = await db.manager.findOne(User, { where: { id }, withDeleted: true });
  if (!found) throw notFound("User");
  const refuseUnconfirmed = await confirmRights(context, "restoreUser", { before: null, after: found }, typed);
  return db.transaction(async (tx) => {
    const before = await tx.findOneOrFail(User, {
      where: { id },
      withDeleted: true,
      lock: { mode: "pessimistic_write" },
    });
    if (before.erasedAt) throw refusal("CONFLICT", "The data of this account was erased: it cannot be restored");
    refuseUnconfirmed({ before: null, after: before });
    await tx.restore(User, { id }).catch(nameTaken);
    return recordChange(tx, context, { act: "restoreUser", subject: "user" }, before, await findUser(tx, id));
  });
}
