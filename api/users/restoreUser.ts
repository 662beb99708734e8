import type { Context } from "#api/core/context.ts";
import { isId } from "#api/core/ids.ts";
import { notFound } from "#api/core/refusal.ts";
import { findUser } from "#api/users/findUser.ts";
import { nameTaken } from "#api/users/saveUser.ts";
import { User } from "#api/users/User.ts";

/** Takes a deletion back; refuses CONFLICT while somebody else holds the username or the e-mail address. */
export async function restoreUser({ db }: Pick<Context, "db">, id: string): Promise<User> {
  return db.transaction(async (tx) => {
    const restored = isId(id) ? await tx.restore(User, { id }).catch(nameTaken) : null;
    if (!restored?.affected) throw notFound("User");
    return findUser(tx, id);
  });
}
