import { recordChange } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { endSessions } from "#api/users/endSessions.ts";
import { lockUser, refuseLoss } from "#api/users/lockUser.ts";
import type { User } from "#api/users/User.ts";

/** Spec §2 admin-users: soft delete. The user leaves every list and loses every session; rows and bids are kept. */
export async function deleteUser(context: SignedIn, id: string): Promise<User> {
  return context.db.transaction(async (tx) => {
    const held = await lockUser(tx, id);
    refuseLoss(context.user.id, held, null);
    await endSessions(tx, id);
    const before = Object.assign({}, held.user);
    return recordChange(tx, context, { act: "deleteUser", subject: "user" }, before, await tx.softRemove(held.user));
  });
}
