import type { EntityManager } from "typeorm";

import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { User } from "#api/users/User.ts";

/** Reads the user as stored, with the database's defaults; refuses NOT_FOUND. */
export async function findUser(db: Pick<EntityManager, "findOneBy">, id: string) {
  const user = isId(id) ? await db.findOneBy(User, { id }) : null;
  if (!user) throw notFound("User");
  return user;
}
