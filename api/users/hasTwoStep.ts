import type { EntityManager } from "typeorm";

import { prepared } from "#api/core/database/prepared.ts";
import { type Batch, inOrder } from "#api/core/graphql/batch.ts";

/** SQL condition on a row of `users`: two-step sign-in is set up and confirmed. */
export const HAS_TWO_STEP =
  "EXISTS (SELECT FROM two_steps WHERE two_steps.user_id = users.id AND two_steps.confirmed_at IS NOT NULL)";

const HAS = prepared(`SELECT 1 FROM users WHERE id = $1 AND ${HAS_TWO_STEP}`);

export async function hasTwoStep(db: Pick<EntityManager, "query">, userId: string) {
  const found = await db.query<object[]>(HAS, [userId]);
  return found.length > 0;
}

/** Reads, for each of these users, whether two-step sign-in is set up and confirmed. */
export const haveTwoStep: Batch<boolean> = async (db, userIds) => {
  const rows = await db.query<{ id: string }[]>(`SELECT id FROM users WHERE id = ANY ($1) AND ${HAS_TWO_STEP}`, [
    userIds,
  ]);
  return inOrder(userIds, rows, ({ id }) => id).map((row) => row !== undefined);
};
