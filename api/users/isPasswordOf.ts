import type { EntityManager } from "typeorm";

import { isPassword } from "#api/users/password.ts";
import { User } from "#api/users/User.ts";

/** Whether this is a user's stored password. Takes the same time if there is no such user. */
export async function isPasswordOf(db: Pick<EntityManager, "findOne">, id: string, password: string) {
  const stored = await db.findOne(User, { where: { id }, select: { id: true, passwordHash: true } });
  return isPassword(password, stored?.passwordHash ?? null);
}
