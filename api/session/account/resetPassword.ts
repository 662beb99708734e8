import { recordEvent } from "#api/audit/recordEvent.ts";
import type { Context } from "#api/core/graphql/context.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { valid } from "#api/core/rules/valid.ts";
import { newPasswordSchema } from "#api/session/account/account.rules.ts";
import { queueAccountMail } from "#api/session/account/accountMails.ts";
import { requireToken, spendToken } from "#api/session/account/accountTokens.ts";
import { clearAttempts } from "#api/users/countAttempt.ts";
import { endSessions } from "#api/users/endSessions.ts";
import { hashPassword } from "#api/users/password.ts";
import { User } from "#api/users/User.ts";

/**
 * Stores a new password, uses the link up, ends all the user's sessions and tells the owner, in one transaction; the address may
 * then sign in, however often it guessed before. Refuses NOT_FOUND as spendToken does.
 */
export async function resetPassword(context: Context, input: { token: string; password: string; language: Language }) {
  const { db, throttle, address, mail } = context;
  const { password } = valid(newPasswordSchema, { password: input.password });
  await throttle.count("mailed links by address", address);
  await requireToken(db, "password", input.token);
  const passwordHash = await hashPassword(password);
  const username = await db.transaction(async (tx) => {
    const { user } = await spendToken(tx, "password", input.token);
    await recordEvent(tx, { ...context, user }, { act: "resetPassword", subject: "user", subjectId: user.id });
    await tx.update(User, user.id, { passwordHash });
    await endSessions(tx, user.id);
    await queueAccountMail(tx, mail, { name: "passwordReset", user, language: input.language });
    return user.username;
  });
  mail.queued();
  await clearAttempts(context, username.toLowerCase());
  return true;
}
