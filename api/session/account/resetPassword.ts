import type { EntityManager } from "typeorm";

import { recordEvent } from "#api/audit/recordEvent.ts";
import type { Context } from "#api/core/graphql/context.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { valid } from "#api/core/rules/valid.ts";
import { newPasswordSchema } from "#api/session/account/account.rules.ts";
import { queueAccountMail } from "#api/users/account-mails/accountMails.ts";
import { requireToken, spendToken } from "#api/users/account-mails/accountTokens.ts";
import { clearAttempts } from "#api/users/passwordAttempts.ts";
import { endAccess } from "#api/users/endAccess.ts";
import { hashPassword } from "#api/users/password.ts";
import { proveAddress } from "#api/users/account-mails/provenAddress.ts";
import { nameTaken } from "#api/users/saveUser.ts";
import { credentialsOf, secondStepOf } from "#api/users/signInFingerprints.ts";
import { User } from "#api/users/User.ts";

/** The purposes of the mailed links that let a user choose a new password. */
const LINKS = ["password", "undoEmail"] as const;

/**
 * Stores a new password, uses up the link, ends all access to the account and notifies the user, in one transaction. A
 * link that was mailed to a former e-mail address (purpose `undoEmail`) also restores that address, and deletes the
 * links that undo later changes of the address. Then clears the count of failed sign-ins on this account from this
 * network address. Refuses NOT_FOUND as spendToken does, CONFLICT if another account has the former address now, and
 * RATE_LIMITED after too many requests from one network address.
 */
export async function resetPassword(context: Context, input: { token: string; password: string; language: Language }) {
  const { db, throttle, mail } = context;
  const { password } = valid(newPasswordSchema, { password: input.password });
  await throttle.count("mailed links by address", context.address);
  await requireToken(db, LINKS, input.token);
  const passwordHash = await hashPassword(password);
  const userId = await db.transaction(async (tx) => {
    const { user, purpose, email, createdAt } = await spendToken(tx, LINKS, input.token);
    const event = purpose === "undoEmail" ? { act: "undoEmailChange" } : { act: "resetPassword" };
    const address = email ?? user.email;
    await tx.update(User, user.id, { passwordHash, email: address }).catch(nameTaken);
    await endUnprovenTwoStep(tx, user.id, purpose === "undoEmail" ? createdAt : null);
    const after = { ...(await credentialsOf(tx, user.id)), ...(await secondStepOf(tx, user.id)) };
    await recordEvent(tx, { ...context, user }, { ...event, subject: "user", subjectId: user.id, after });
    if (purpose === "undoEmail") await voidLaterUndoing(tx, user.id, createdAt);
    await endAccess(tx, user.id);
    await proveAddress(tx, user.id);
    await queueAccountMail(tx, mail, { name: "passwordReset", user, recipient: address, language: input.language });
    return user.id;
  });
  mail.queued();
  await clearAttempts(context, userId);
  return true;
}

/**
 * Deletes the links that undo later changes of the address. Otherwise a thief who changed the address could use such a
 * link to take the account again.
 */
const voidLaterUndoing = (tx: EntityManager, userId: string, since: Date) =>
  tx.query("DELETE FROM account_tokens WHERE user_id = $1 AND purpose = 'undoEmail' AND created_at >= $2", [
    userId,
    since,
  ]);

/**
 * Turns off two-step sign-in that was set up before the account's address was proven, because somebody else may have
 * set it up.
 * @param since If not null, also turns off two-step sign-in that was set up at or after this time
 */
const endUnprovenTwoStep = (tx: EntityManager, userId: string, since: Date | null) =>
  tx.query(
    `DELETE FROM two_steps USING users
      WHERE user_id = $1 AND users.id = $1 AND (email_proven_at IS NULL OR confirmed_at < email_proven_at OR confirmed_at >= $2)`,
    [userId, since],
  );
