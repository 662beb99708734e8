import type { DataSource } from "typeorm";
import { In } from "typeorm";

import { inOrder } from "#api/core/graphql/batch.ts";
import { User } from "#api/users/User.ts";

/** Loads these users in one statement, deleted ones too: what they have done names them. */
export async function usersById(db: DataSource, ids: readonly string[]) {
  const users = await db.manager.find(User, { where: { id: In([...ids]) }, withDeleted: true });
  return inOrder(ids, users, ({ id }) => id);
}
