import type { EntityManager } from "typeorm";

import { isId } from "#api/core/rules/id.rules.ts";
import { notFound, refusal } from "#api/core/rules/refusal.ts";
import { User } from "#api/users/User.ts";
import type { UserStatus } from "#api/users/userWords.rules.ts";

/**
 * Locks the rows of all active administrators in a fixed order, then the user's row. Thus two administrators who demote
 * each other at the same time cannot cause a deadlock. Refuses NOT_FOUND.
 * @param withDeleted If true, also finds a deleted user
 */
export async function lockUser(tx: EntityManager, id: string, withDeleted = false) {
  const admins = await tx.find(User, {
    select: { id: true },
    where: { isAdmin: true, status: "active" },
    order: { id: "ASC" },
    lock: { mode: "pessimistic_write" },
  });
  const user = isId(id)
    ? await tx.findOne(User, { where: { id }, withDeleted, lock: { mode: "pessimistic_write" } })
    : null;
  if (!user) throw notFound("User");
  return { user, isLastAdmin: admins.length === 1 && admins[0]?.id === user.id };
}

interface Standing {
  isAdmin: boolean;
  status: UserStatus;
}

/**
 * Refuses CONFLICT if the change would block, ban, demote or delete the administrator who makes it, or the last active
 * administrator.
 * @param next The role and status of `user` after the change; null for a deletion.
 */
export function refuseLosingAdmin(
  actorId: string,
  { user, isLastAdmin }: { user: User; isLastAdmin: boolean },
  next: Standing | null,
) {
  const keepsStanding = next?.status === "active" && (next.isAdmin || !user.isAdmin);
  if (keepsStanding) return;
  if (actorId === user.id) throw refusal("CONFLICT", "You cannot block, ban, demote or delete yourself");
  if (isLastAdmin) throw refusal("CONFLICT", "The last active administrator must stay");
}
