import { recordCreation } from "#api/audit/recordEvent.ts";
import { createOnce } from "#api/core/database/createOnce.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { valid } from "#api/core/rules/valid.ts";
import { confirmRights } from "#api/users/confirmRights.ts";
import { isPasswordOf } from "#api/users/isPasswordOf.ts";
import { hashPassword } from "#api/users/password.ts";
import { saveUser } from "#api/users/saveUser.ts";
import { User } from "#api/users/User.ts";
import { newUserSchema } from "#api/users/user.rules.ts";
import type { UserInput } from "#api/users/UserInput.ts";

/** Spec §2 create-user. Refuses CONFLICT if a name is taken, what createOnce refuses, and for an administrator what confirmRights refuses. */
export async function createUser(context: SignedIn, input: UserInput, ownPassword?: string | null): Promise<User> {
  const { password, ...fields } = valid(newUserSchema, input);
  if (fields.isAdmin) await confirmRights(context, "createUser", ownPassword);
  const passwordHash = await hashPassword(password);
  return createOnce(context, {
    act: "createUser",
    noun: "user",
    owner: context.user.id,
    input,
    terms: fields,
    create: async (tx) => recordCreation(tx, context, { act: "createUser", subject: "user" }, await saveUser(tx, { ...fields, passwordHash })),
    read: (tx, id) => tx.findOneBy(User, { id }),
    isSame: (tx, id) => isPasswordOf(tx, id, password),
  });
}
