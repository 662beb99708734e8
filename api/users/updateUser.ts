import { recordChange } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refuseStaleEdit, staleEdit } from "#api/core/database/staleEdit.ts";
import { validPatch } from "#api/core/rules/valid.ts";
import { confirmRights } from "#api/users/confirmRights.ts";
import { endSessions } from "#api/users/endSessions.ts";
import { findUser } from "#api/users/findUser.ts";
import { lockUser, refuseLoss } from "#api/users/lockUser.ts";
import { hashPassword } from "#api/users/password.ts";
import { saveUser } from "#api/users/saveUser.ts";
import { User } from "#api/users/User.ts";
import { userSchema } from "#api/users/user.rules.ts";
import type { UserPatch } from "#api/users/UserInput.ts";

/**
 * Spec §2 admin-users: edit, block, unblock. A user that is no longer active loses every session at once;
 * a new password ends all but the caller's own. Another password or role takes what confirmRights asks.
 */
export async function updateUser(context: SignedIn, id: string, patch: UserPatch, ownPassword?: string | null): Promise<User> {
  const { db, user: actor, session } = context;
  const { password, ...changes } = validPatch(userSchema, patch);
  const changesRole = changes.isAdmin !== undefined && changes.isAdmin !== (await findUser(db.manager, id)).isAdmin;
  if (changesRole || password !== undefined) await confirmRights(context, "updateUser", ownPassword);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  return db.transaction(async (tx) => {
    const held = await lockUser(tx, id);
    refuseStaleEdit("user", held.user.version, patch.version);
    const next = Object.assign(tx.create(User, held.user), changes, passwordHash && { passwordHash });
    // The role was another one a moment ago, and nobody confirmed this change of it.
    if (!changesRole && next.isAdmin !== held.user.isAdmin) throw staleEdit("user");
    refuseLoss(actor.id, held, next);
    const saved = await saveUser(tx, next);
    if (next.status !== "active") await endSessions(tx, id);
    else if (passwordHash) await endSessions(tx, id, session.id);
    return recordChange(tx, context, { act: "updateUser", subject: "user" }, held.user, saved);
  });
}
