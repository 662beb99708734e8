import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { valid } from "#api/core/rules/valid.ts";
import { erasePerson } from "#api/personal-data/erasePerson.ts";
import { closingSchema } from "#api/personal-data/personalData.rules.ts";
import { requireOwnPassword } from "#api/users/requireOwnPassword.ts";
import { lockUser, refuseLoss } from "#api/users/lockUser.ts";
import { User } from "#api/users/User.ts";

/**
 * Erases a user, deleted before or not, as erasePerson does: unlike deleteUser it cannot be undone, so the administrator's own password
 * is typed again. Refuses NOT_FOUND also for a user who is erased, and CONFLICT as deleteUser does.
 */
export async function eraseUser(context: SignedIn, { id, password }: { id: string; password: string }) {
  await requireOwnPassword(context, "eraseUser", valid(closingSchema, { password }).password);
  return context.db.transaction(async (tx) => {
    const held = await lockUser(tx, id, true);
    if (held.user.erasedAt) throw notFound("User");
    refuseLoss(context.user.id, held, null);
    await recordEvent(tx, context, { act: "eraseUser", subject: "user", subjectId: id });
    await erasePerson(tx, held.user);
    return tx.findOneOrFail(User, { where: { id }, withDeleted: true });
  });
}
