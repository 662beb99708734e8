import { loadBatched } from "#api/core/graphql/batch.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { usersById } from "#api/users/usersById.ts";

/** Who has done something, a deleted user too; null for everybody but administrators. */
export const userBehind = async (context: Context, id: string | null) => (id && context.user?.isAdmin ? ((await loadBatched(context, usersById, id)) ?? null) : null);
