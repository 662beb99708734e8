import { recordChange } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { valid } from "#api/core/rules/valid.ts";
import { ownNameSchema } from "#api/session/account/account.rules.ts";
import type { OwnNameInput } from "#api/session/account/OwnNameInput.ts";
import { findUser } from "#api/users/findUser.ts";
import { saveUser } from "#api/users/saveUser.ts";
import { User } from "#api/users/User.ts";

export async function changeOwnName(context: SignedIn, input: OwnNameInput) {
  const name = valid(ownNameSchema, input);
  return context.db.transaction(async (tx) => {
    const user = await findUser(tx, context.user.id);
    const saved = await saveUser(tx, Object.assign(tx.create(User, user), name));
    return recordChange(tx, context, { act: "changeOwnName", subject: "user" }, user, saved);
  });
}
