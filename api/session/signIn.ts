import { recordEvent } from "#api/audit/recordEvent.ts";
import { recordRefusal } from "#api/audit/recordRefusal.ts";
import type { Context } from "#api/core/graphql/context.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import type { RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";
import { valid } from "#api/core/rules/valid.ts";
import { issueToken } from "#api/session/account/accountTokens.ts";
import type { LoginInput } from "#api/session/LoginInput.ts";
import { loginSchema } from "#api/session/session.rules.ts";
import { startSession } from "#api/session/startSession.ts";
import { countAttempt } from "#api/users/countAttempt.ts";
import { hasTwoStep } from "#api/users/hasTwoStep.ts";
import { isPassword } from "#api/users/password.ts";
import { User } from "#api/users/User.ts";

/**
 * Spec §2 login. Refuses UNAUTHENTICATED, in the same time, for an unknown user and for a wrong password;
 * FORBIDDEN for the right password of a blocked or banned account; SECOND_STEP for that of an account with two-step sign-in, which
 * completeSignIn then takes; RATE_LIMITED as countAttempt does.
 */
export async function signIn(context: Context, input: LoginInput, language: Language): Promise<User> {
  const { db, session, address, requestId } = context;
  const { username, password } = valid(loginSchema, input);
  const account = username.toLowerCase();
  const takeBack = await countAttempt(context, account);

  const user = await db
    .getRepository(User)
    .createQueryBuilder("user")
    .addSelect("user.passwordHash")
    .where("lower(user.username) = lower(:username)", { username })
    .getOne();
  const event = { act: "login", subject: "user", subjectId: user?.id } as const;
  const recordRefused = (refused: RefusalCode) => recordRefusal(db, { requestId, address }, { ...event, refused }, account);
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
  // Before there is a session: none starts without its event.
  await recordEvent(db.manager, { requestId, address, user }, event);
  await startSession(context, { user, language, recordRefused });
  return user;
}
