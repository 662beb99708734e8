import { type DataSource, type EntityManager, In } from "typeorm";

import { inOrder, loadBatched } from "#api/core/graphql/batch.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { User } from "#api/users/User.ts";

/** Reads a user from the database. Refuses NOT_FOUND, also for a deleted user. */
export async function findUser(db: Pick<EntityManager, "findOneBy">, id: string) {
  const user = isId(id) ? await db.findOneBy(User, { id }) : null;
  if (!user) throw notFound("User");
  return user;
}

/** Reads these users, without deleted ones. */
export const findUsers = ({ db }: Pick<Context, "db">, ids: readonly string[]) =>
  db.manager.findBy(User, { id: In([...ids]) });

/**
 * Loads these users in one SQL statement. Deleted users are included, because administrators still see their names, for
 * example as a tender's creator.
 */
async function usersById(db: DataSource, ids: readonly string[]) {
  const users = await db.manager.find(User, { where: { id: In([...ids]) }, withDeleted: true });
  return inOrder(ids, users, ({ id }) => id);
}

/** Reads the user with this id, even if the account is deleted. Returns null if the caller is not an administrator. */
export const userForAdmins = async (context: Context, id: string | null) =>
  id && context.user?.isAdmin ? ((await loadBatched(context, usersById, id)) ?? null) : null;
