import type { Context } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { valid } from "#api/core/rules/valid.ts";
import { countAttempt } from "#api/session/countAttempt.ts";
import type { LoginInput } from "#api/session/LoginInput.ts";
import { loginSchema } from "#api/session/session.rules.ts";
import { isPassword } from "#api/users/password.ts";
import { User } from "#api/users/User.ts";

/**
 * Spec §2 login. Refuses UNAUTHENTICATED, in the same time, for an unknown user and for a wrong password;
 * FORBIDDEN for the right password of a blocked or banned account; RATE_LIMITED as countAttempt does.
 */
export async function signIn(context: Context, input: LoginInput): Promise<User> {
  const { db, session, knownAddresses, address } = context;
  const { username, password } = valid(loginSchema, input);
  const account = username.toLowerCase();
  const takeBack = await countAttempt(context, account);

  const user = await db
    .getRepository(User)
    .createQueryBuilder("user")
    .addSelect("user.passwordHash")
    .where("lower(user.username) = lower(:username)", { username })
    .getOne();
  if (!(await isPassword(password, user?.passwordHash ?? null)) || !user)
    throw refusal("UNAUTHENTICATED", "Invalid username or password. Please try again.");
  await takeBack();
  if (user.status !== "active") throw refusal("FORBIDDEN", `This account is ${user.status}. Please contact the global desk.`);
  await session.start(user.id);
  await refuseIfChangedMeanwhile(context, user);
  await knownAddresses.add(account, address);
  return user;
}

/** Closes a race: a block or password change during verification ended the user's sessions before this one existed. */
async function refuseIfChangedMeanwhile({ db, session }: Context, { id, passwordHash }: User) {
  if (await db.manager.existsBy(User, { id, passwordHash, status: "active" })) return;
  await session.end();
  throw refusal("UNAUTHENTICATED", "Invalid username or password. Please try again.");
}
