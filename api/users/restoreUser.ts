import { recordChange } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { findUser } from "#api/users/findUser.ts";
import { nameTaken } from "#api/users/saveUser.ts";
import { User } from "#api/users/User.ts";

/** Undoes a soft delete; refuses CONFLICT while another user has the username or the e-mail address, and for a user whose data was erased. */
export async function restoreUser(context: SignedIn, id: string): Promise<User> {
  return context.db.transaction(async (tx) => {
    const before = isId(id) ? await tx.findOne(User, { where: { id }, withDeleted: true, lock: { mode: "pessimistic_write" } }) : null;
    if (before?.erasedAt) throw refusal("CONFLICT", "The data of this account was erased: it cannot be restored");
    if (isId(id)) await tx.restore(User, { id }).catch(nameTaken);
    return recordChange(tx, context, { act: "restoreUser", subject: "user" }, before ?? {}, await findUser(tx, id));
  });
}
