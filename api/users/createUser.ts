import type { Context } from "#api/core/graphql/context.ts";
import { valid } from "#api/core/rules/valid.ts";
import { findUser } from "#api/users/findUser.ts";
import { hashPassword } from "#api/users/password.ts";
import { saveUser } from "#api/users/saveUser.ts";
import type { User } from "#api/users/User.ts";
import { newUserSchema } from "#api/users/user.rules.ts";
import type { UserInput } from "#api/users/UserInput.ts";

/** Spec §2 create-user. */
export async function createUser({ db }: Pick<Context, "db">, input: UserInput): Promise<User> {
  const { password, ...fields } = valid(newUserSchema, input);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const user = await saveUser(tx, { ...fields, passwordHash });
    return findUser(tx, user.id);
  });
}
