import type { SignedIn } from "#api/core/graphql/context.ts";
import { endSessions } from "#api/users/endSessions.ts";
import { lockUser, refuseLoss } from "#api/users/lockUser.ts";
import type { User } from "#api/users/User.ts";

/** Spec §2 admin-users: soft delete. The user leaves every list and loses every session; rows and bids are kept. */
export async function deleteUser({ db, user: actor }: SignedIn, id: string): Promise<User> {
  return db.transaction(async (tx) => {
    const held = await lockUser(tx, id);
    refuseLoss(actor.id, held, null);
    await endSessions(tx, id);
    return tx.softRemove(held.user);
  });
}
