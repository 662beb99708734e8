import type { Context } from "#api/core/graphql/context.ts";
import { valid } from "#api/core/rules/valid.ts";
import { findUser } from "#api/users/findUser.ts";
import { hashPassword } from "#api/users/password.ts";
import { saveUser } from "#api/users/saveUser.ts";
import type { User } from "#api/users/User.ts";
import { registrationSchema } from "#api/users/user.rules.ts";
import type { RegistrationInput } from "#api/users/UserInput.ts";

/** Spec §2 register: an active partner, not yet signed in. */
export async function registerPartner({ db, throttle, address }: Context, input: RegistrationInput): Promise<User> {
  const { company, password, ...person } = valid(registrationSchema, input);
  await throttle.count("registration by address", address);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const user = await saveUser(tx, { ...person, companyName: company ?? null, passwordHash });
    return findUser(tx, user.id);
  });
}
