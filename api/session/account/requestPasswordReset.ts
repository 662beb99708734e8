import { recordEvent } from "#api/audit/recordEvent.ts";
import type { Context } from "#api/core/graphql/context.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { isRefusal } from "#api/core/rules/refusal.ts";
import { valid } from "#api/core/rules/valid.ts";
import { resetRequestSchema } from "#api/session/account/account.rules.ts";
import { queueAccountMail } from "#api/session/account/accountMails.ts";
import { issueToken } from "#api/session/account/accountTokens.ts";
import { User } from "#api/users/User.ts";

/**
 * Mails a link to choose a new password. The answer waits for nothing that depends on the account: neither it nor its time tells
 * whether there is one. Refuses RATE_LIMITED by the address, and by what was typed from it.
 */
export async function requestPasswordReset(context: Context, input: { login: string; language: Language }) {
  const { login } = valid(resetRequestSchema, { login: input.login });
  const { throttle, address, background } = context;
  await throttle.count("password reset by address", address);
  await throttle.count("password reset by account and address", `${login.toLowerCase()} ${address}`);
  background.run(() => mailResetLink(context, login, input.language));
  return true;
}

async function mailResetLink(context: Context, login: string, language: Language) {
  const { db, mail, throttle } = context;
  const user = await db
    .getRepository(User)
    .createQueryBuilder("user")
    .where("(lower(user.username) = lower(:login) OR lower(user.email) = lower(:login)) AND user.status = 'active'", { login })
    // A username can be another user's address.
    .orderBy("lower(user.email) = lower(:login)", "DESC")
    .getOne();
  if (!user || !(await mayMail(throttle, user.id))) return;
  await db.transaction(async (tx) => {
    const token = await issueToken(tx, { userId: user.id, purpose: "password", email: null });
    await recordEvent(tx, context, { act: "requestPasswordReset", subject: "user", subjectId: user.id });
    await queueAccountMail(tx, mail, { name: "resetLink", user, language, link: { page: "resetPassword", token } });
  });
  mail.queued();
}

/** Within a link's lifetime: whoever asks for many in the owner's name leaves the owner links that work. */
async function mayMail(throttle: Context["throttle"], userId: string) {
  try {
    await throttle.count("password reset mails of a user", userId);
    return true;
  } catch (error) {
    if (isRefusal(error, "RATE_LIMITED")) return false;
    throw error;
  }
}
