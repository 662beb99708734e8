import type { Context } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { findUser } from "#api/users/findUser.ts";
import { nameTaken } from "#api/users/saveUser.ts";
import { User } from "#api/users/User.ts";

/** Undoes a soft delete; refuses CONFLICT while another user has the username or the e-mail address. */
export async function restoreUser({ db }: Pick<Context, "db">, id: string): Promise<User> {
  return db.transaction(async (tx) => {
    if (isId(id)) await tx.restore(User, { id }).catch(nameTaken);
    return findUser(tx, id);
  });
}
