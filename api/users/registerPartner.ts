import { recordCreation } from "#api/audit/recordEvent.ts";
import { createOnce } from "#api/core/database/createOnce.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { valid } from "#api/core/rules/valid.ts";
import { isPasswordOf } from "#api/users/isPasswordOf.ts";
import { hashPassword } from "#api/users/password.ts";
import { saveUser } from "#api/users/saveUser.ts";
import { User } from "#api/users/User.ts";
import { registrationSchema } from "#api/users/registration.rules.ts";
import type { RegistrationInput } from "#api/users/UserInput.ts";

/**
 * Spec §2 register: an active partner, not signed in. Refuses CONFLICT if a name is taken, and what createOnce refuses.
 * A retry also requires the account's password, so that a known key does not disclose the account.
 */
export async function registerPartner(context: Context, input: RegistrationInput): Promise<User> {
  const { company, password, ...person } = valid(registrationSchema, input);
  await context.throttle.count("registration by address", context.address);
  const passwordHash = await hashPassword(password);
  return createOnce(context, {
    act: "register",
    noun: "account",
    owner: person.email.toLowerCase(),
    input,
    terms: { ...person, company },
    create: async (tx) => recordCreation(tx, context, { act: "register", subject: "user" }, await saveUser(tx, { ...person, companyName: company ?? null, passwordHash })),
    read: (tx, id) => tx.findOneBy(User, { id }),
    isSame: (tx, id) => isPasswordOf(tx, id, password),
  });
}
