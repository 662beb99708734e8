import { recordEvent } from "#api/audit/recordEvent.ts";
import { recordRefusal } from "#api/audit/recordRefusal.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { foldCase } from "#api/core/rules/foldCase.rules.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import type { RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";
import { valid } from "#api/core/rules/valid.ts";
import { issueToken } from "#api/users/account-mails/accountTokens.ts";
import type { LoginInput } from "#api/session/LoginInput.ts";
import { loginSchema } from "#api/session/session.rules.ts";
import { startSession } from "#api/session/startSession.ts";
import { countAttempt } from "#api/users/passwordAttempts.ts";
import { hasTwoStep } from "#api/users/hasTwoStep.ts";
import { isPassword } from "#api/users/password.ts";
import { User } from "#api/users/User.ts";

/**
 * Spec §2 login. Refuses UNAUTHENTICATED for an unknown user and for a wrong password; both take equally long. For a
 * right password, refuses FORBIDDEN if the account is blocked or banned, and SECOND_STEP if it has two-step sign-in:
 * the client then calls completeSignIn. Refuses RATE_LIMITED as countAttempt does.
 */
export async function signIn(context: Context, input: LoginInput, language: Language): Promise<User> {
  const { db, session, address, requestId } = context;
  const { username, password } = valid(loginSchema, input);
  const user = await db
    .getRepository(User)
    .createQueryBuilder("user")
    .addSelect("user.passwordHash")
    .where("lower(user.username) = lower(:username)", { username })
    .getOne();
  // Attempts are counted by the account's id, so that another spelling of the username gives no further attempts.
  const account = user?.id ?? foldCase(username);
  const takeBack = await countAttempt(context, account);
  const event = { act: "login", subject: "user", subjectId: user?.id } as const;
  const recordRefused = (refused: RefusalCode) =>
    recordRefusal(db, { requestId, address }, { ...event, refused }, account);
  if (!(await isPassword(password, user?.passwordHash ?? null)) || !user) {
    await recordRefused("UNAUTHENTICATED");
    throw refusal("UNAUTHENTICATED", "Invalid username or password. Please try again.");
  }
  await takeBack();
  if (user.status !== "active") {
    await recordRefused("FORBIDDEN");
    throw refusal("FORBIDDEN", `This account is ${user.status}. Please contact the global desk.`);
  }
  if (await hasTwoStep(db.manager, user.id)) {
    await recordRefused("SECOND_STEP");
    session.firstStep.start(await issueToken(db.manager, { userId: user.id, purpose: "signIn", email: null }));
    throw refusal("SECOND_STEP", "Please type the code of your authenticator app, or a recovery code.");
  }
  // The sign-in is recorded before the session exists, so that no session starts without its audit event.
  await recordEvent(db.manager, { requestId, address, user }, event);
  await startSession(context, { user, language, recordRefused, secondStep: false });
  return user;
}
