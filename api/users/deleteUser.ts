import { recordChange } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { confirmRights } from "#api/users/rights/confirmRights.ts";
import { endAccess } from "#api/users/endAccess.ts";
import { findUser } from "#api/users/findUser.ts";
import { lockUser, refuseLosingAdmin } from "#api/users/lockUser.ts";
import type { Typed } from "#api/users/rights/requireRecentSignIn.ts";
import type { User } from "#api/users/User.ts";

/**
 * Spec §2 admin-users: soft delete. Lists no longer contain the user, and all of the user's access ends. The user's row
 * and bids stay stored. Refuses NOT_FOUND, and all that confirmRights and refuseLosingAdmin refuse.
 */
export async function deleteUser(context: SignedIn, id: string, typed: Typed): Promise<User> {
  const { db, user } = context;
  const found = await findUser(db.manager, id);
  const refuseUnconfirmed = await confirmRights(context, "deleteUser", { before: found, after: null }, typed);
  return db.transaction(async (tx) => {
    const held = await lockUser(tx, id);
    refuseUnconfirmed({ before: held.user, after: null });
    refuseLosingAdmin(user.id, held, null);
    await endAccess(tx, id);
    const before = Object.assign({}, held.user);
    return recordChange(tx, context, { act: "deleteUser", subject: "user" }, before, await tx.softRemove(held.user));
  });
}
