import { recordChange } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refuseStaleEdit } from "#api/core/rules/refusal.ts";
import { badInput, validPatch } from "#api/core/rules/valid.ts";
import { queueAccountMail } from "#api/users/account-mails/accountMails.ts";
import { notifyFormerAddress } from "#api/users/account-mails/notifyFormerAddress.ts";
import { confirmRights } from "#api/users/rights/confirmRights.ts";
import { endAccess, endAdministratorTokens, expectNewDevice } from "#api/users/endAccess.ts";
import { findUser } from "#api/users/findUser.ts";
import { lockUser, refuseLosingAdmin } from "#api/users/lockUser.ts";
import { hashPassword } from "#api/users/password.ts";
import type { Typed } from "#api/users/rights/requireRecentSignIn.ts";
import { hasAllowedLetters, MIXED_NAME } from "#api/users/usernameLetters.rules.ts";
import { saveUser } from "#api/users/saveUser.ts";
import { credentialsOf } from "#api/users/signInFingerprints.ts";
import { User } from "#api/users/User.ts";
import { userSchema } from "#api/users/user.rules.ts";
import type { UserPatch } from "#api/users/UserInput.ts";

/**
 * Spec §2 admin-users: edit, block, unblock. Blocking or banning ends all of the user's access. A new password ends all
 * access except for the caller's own session. If an administrator sets the password of another user, that user is
 * mailed about the new password and about the next sign-in, because whoever knows the password can read the sealed bids
 * of that user's company. A user who is no longer an administrator loses the API tokens that only administrators may
 * have. A new e-mail address is reported to the former address. Refuses NOT_FOUND, CONFLICT for a stale version, and
 * all that confirmRights, refuseLosingAdmin and saveUser refuse.
 */
export async function updateUser(context: SignedIn, id: string, patch: UserPatch, typed: Typed): Promise<User> {
  const { db, user: actor, session, mail } = context;
  const { password, ...changes } = validPatch(userSchema, patch);
  const changeOf = (before: User) => ({
    before,
    after: Object.assign({}, before, changes),
    setsPassword: password !== undefined,
  });
  const found = await findUser(db.manager, id);
  const refuseUnconfirmed = await confirmRights(context, "updateUser", changeOf(found), typed);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const updated = await db.transaction(async (tx) => {
    const held = await lockUser(tx, id);
    refuseStaleEdit("user", held.user.version, patch.version);
    refuseUnconfirmed(changeOf(held.user));
    const next = Object.assign(tx.create(User, held.user), changes, passwordHash && { passwordHash });
    if (next.username !== held.user.username && !hasAllowedLetters(next.username))
      throw badInput({ username: MIXED_NAME });
    refuseLosingAdmin(actor.id, held, next);
    const saved = await saveUser(tx, next);
    if (next.status !== "active") await endAccess(tx, id);
    else if (passwordHash) await endAccess(tx, id, session.id);
    if (held.user.isAdmin && !saved.isAdmin) await endAdministratorTokens(tx, id);
    if (saved.email.toLowerCase() !== held.user.email.toLowerCase())
      await notifyFormerAddress(tx, mail, { user: held.user, email: saved.email, language: "en" });
    if (passwordHash && actor.id !== id) {
      await expectNewDevice(tx, id);
      await queueAccountMail(tx, mail, { name: "passwordSet", user: held.user, language: "en" });
    }
    const setsCredentials = passwordHash !== undefined || saved.email !== held.user.email;
    const facts = setsCredentials ? await credentialsOf(tx, id) : {};
    return recordChange(tx, context, { act: "updateUser", subject: "user", facts }, held.user, saved);
  });
  mail.queued();
  return updated;
}
