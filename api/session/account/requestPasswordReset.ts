import { recordEvent } from "#api/audit/recordEvent.ts";
import type { Context } from "#api/core/graphql/context.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { foldCase } from "#api/core/rules/foldCase.rules.ts";
import { isRefusal } from "#api/core/rules/refusal.ts";
import { valid } from "#api/core/rules/valid.ts";
import { resetRequestSchema } from "#api/session/account/account.rules.ts";
import { isFirstLink, mayMail } from "#api/mail/mailBudget.ts";
import { NO_RECIPIENT } from "#api/mail/OutgoingMail.ts";
import { queueAccountMail } from "#api/users/account-mails/accountMails.ts";
import { issueToken } from "#api/users/account-mails/accountTokens.ts";
import { User } from "#api/users/User.ts";

/**
 * Mails a link to choose a new password. All work that depends on the account runs after the answer, so that neither
 * the answer nor its time reveals whether the account exists. Refuses RATE_LIMITED after too many requests from one
 * network address, in total or for one login.
 */
export async function requestPasswordReset(context: Context, input: { login: string; language: Language }) {
  const { login } = valid(resetRequestSchema, { login: input.login });
  const { throttle, address, background } = context;
  await throttle.count("password reset by address", address);
  await throttle.count("password reset by account and address", `${foldCase(login)} ${address}`);
  background.run(() => mailResetLinks(context, login, input.language));
  return true;
}

/**
 * The recipient if no link is mailed: there is no such account, or a limit is reached. The mail is queued but never
 * sent, and the token is not stored, because no user has this id.
 */
const NOBODY = { id: "00000000-0000-0000-0000-000000000000", username: "", firstName: null, lastName: null };

async function mailResetLinks(context: Context, login: string, language: Language) {
  const users = await activeUsers(context.db, login);
  for (const user of users.length > 0 ? users : [null]) await mailResetLink(context, { user, login, language });
}

/**
 * Runs the same SQL statements whether or not a link is mailed. On the embedded database, later requests wait for these
 * statements: if fewer ran for an unknown login, shorter waits would reveal that the account does not exist.
 */
async function mailResetLink(
  context: Context,
  { user, login, language }: { user: User | null; login: string; language: Language },
) {
  const { db, mail, knownAddresses, address } = context;
  const account = user?.id ?? foldCase(login);
  const isKnown = await knownAddresses.has(account, address);
  const isWithinLimit = await mayMailLink(context, account, isKnown);
  await db.transaction(async (tx) => {
    // For an unknown login, `unknown …` replaces the e-mail address. No e-mail address contains a space, so this mail
    // does not count against the limit of any account.
    const email = user?.email ?? `unknown ${login}`;
    const isWithinBudget = await mayMail({ tx, mail }, email, { again: true });
    const isFirst = await isFirstLink({ tx, mail }, email);
    const isProven = user?.emailProvenAt != null;
    // A request from a network address that is known to the account gets a link even if strangers have used up the
    // mailbox's budget of mails. A mailbox that got no link within the lifetime of a link gets one from any network
    // address, so that strangers cannot lock out an owner who has moved. Both exceptions require a proven e-mail
    // address: an attacker can create an account with a stranger's address, and make any network address known to it.
    const isMailed = (isWithinLimit && (isWithinBudget || (isKnown && isProven))) || (isFirst && isProven);
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

/**
 * The accounts with this username or e-mail address. These are two accounts if the username of one equals the address
 * of the other. Each gets a link at its own address, so that neither can take the other's link away.
 */
const activeUsers = (db: Context["db"], login: string) =>
  db
    .getRepository(User)
    .createQueryBuilder("user")
    .where("(lower(user.username) = lower(:login) OR lower(user.email) = lower(:login)) AND user.status = 'active'", {
      login,
    })
    .orderBy("lower(user.email) = lower(:login)", "DESC")
    .getMany();

/**
 * Limits the links that are mailed to an account, so that strangers cannot flood its mailbox. Each network address from
 * which the account has signed in before has its own count, and all other network addresses share one count. So
 * strangers cannot use up the links of the owner.
 * @returns false if the limit is reached
 */
async function mayMailLink({ throttle, address }: Context, account: string, isKnown: boolean) {
  const [limit, key] = isKnown
    ? (["password reset mails of a user and address", `${account} ${address}`] as const)
    : (["password reset mails of a user", account] as const);
  try {
    await throttle.count(limit, key);
    return true;
  } catch (error) {
    if (isRefusal(error, "RATE_LIMITED")) return false;
    throw error;
  }
}
