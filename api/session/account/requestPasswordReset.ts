import { recordEvent } from "#api/audit/recordEvent.ts";
import type { Context } from "#api/core/graphql/context.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { foldCase } from "#api/core/rules/foldCase.rules.ts";
import { isRefusal } from "#api/core/rules/refusal.ts";
import { valid } from "#api/core/rules/valid.ts";
import { resetRequestSchema } from "#api/session/account/account.rules.ts";
import { mayMail } from "#api/mail/mailBudget.ts";
import { NO_RECIPIENT } from "#api/mail/OutgoingMail.ts";
import { queueAccountMail } from "#api/users/account-mails/accountMails.ts";
import { issueToken } from "#api/users/account-mails/accountTokens.ts";
import { User } from "#api/users/User.ts";

/**
 * Mails a link to choose a new password. Account-dependent work runs after the answer, so that neither the answer nor
 * its time reveals whether the account exists. Refuses RATE_LIMITED by network address, and by address and typed login.
 */
export async function requestPasswordReset(context: Context, input: { login: string; language: Language }) {
  const { login } = valid(resetRequestSchema, { login: input.login });
  const { throttle, address, background } = context;
  await throttle.count("password reset by address", address);
  await throttle.count("password reset by account and address", `${foldCase(login)} ${address}`);
  background.run(() => mailResetLink(context, login, input.language));
  return true;
}

/** Replaces an unknown account: its mail is stored but not sent, and its token is not stored. */
const NOBODY = { id: "00000000-0000-0000-0000-000000000000", username: "", firstName: null, lastName: null };

/**
 * Runs the same statements whether or not a link is mailed. Otherwise the time of the next answers would reveal it: on
 * the embedded database each request waits for these statements.
 */
async function mailResetLink(context: Context, login: string, language: Language) {
  const { db, mail, throttle, knownAddresses, address } = context;
  const user = await activeUser(db, login);
  const account = user?.id ?? foldCase(login);
  const isWithinLimit = await mayMailLink(throttle, account);
  const isKnown = await knownAddresses.has(account, address);
  await db.transaction(async (tx) => {
    // No account's address contains a space, so `unknown …` uses up no account's limit of mails.
    const isWithinBudget = await mayMail(tx, user?.email ?? `unknown ${login}`, { again: true });
    // At a known network address the owner gets a link even if strangers have used up the limit of mails.
    const isMailed = isWithinLimit && (isWithinBudget || isKnown);
    const refused = user ? (isMailed ? undefined : "RATE_LIMITED") : "NOT_FOUND";
    const recipient = user && isMailed ? user : { ...NOBODY, email: NO_RECIPIENT };
    const token = await issueToken(tx, { userId: recipient.id, purpose: "password", email: null });
    await recordEvent(tx, context, { act: "requestPasswordReset", refused, subject: "user", subjectId: user?.id });
    await queueAccountMail(tx, mail, {
      name: "resetLink",
      user: recipient,
      language,
      link: { page: "resetPassword", token },
    });
  });
  mail.queued();
}

const activeUser = (db: Context["db"], login: string) =>
  db
    .getRepository(User)
    .createQueryBuilder("user")
    .where("(lower(user.username) = lower(:login) OR lower(user.email) = lower(:login)) AND user.status = 'active'", {
      login,
    })
    // Matches by e-mail address come first, because a username can equal another user's address.
    .orderBy("lower(user.email) = lower(:login)", "DESC")
    .getOne();

/**
 * Limits mails per lifetime of a link, so that an attacker who requests many links cannot invalidate all of the
 * owner's.
 */
async function mayMailLink(throttle: Context["throttle"], account: string) {
  try {
    await throttle.count("password reset mails of a user", account);
    return true;
  } catch (error) {
    if (isRefusal(error, "RATE_LIMITED")) return false;
    throw error;
  }
}
