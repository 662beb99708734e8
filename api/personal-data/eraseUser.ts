import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { valid } from "#api/core/rules/valid.ts";
import { erasePerson } from "#api/personal-data/erasePerson.ts";
import { closingSchema } from "#api/personal-data/personalData.rules.ts";
import { requireRecentSignIn, type Typed } from "#api/users/rights/requireRecentSignIn.ts";
import { lockUser, refuseLosingAdmin } from "#api/users/lockUser.ts";
import { User } from "#api/users/User.ts";

/**
 * Erases a user's data as erasePerson does, even if the user was deleted before. An erasure cannot be undone, so the
 * administrator must type their own password. Refuses NOT_FOUND, also for an erased user, and all that
 * requireRecentSignIn and refuseLosingAdmin refuse.
 */
export async function eraseUser(context: SignedIn, { id, ...typed }: Typed & { id: string }) {
  const { password: ownPassword } = valid(closingSchema, { password: typed.ownPassword });
  await requireRecentSignIn(context, "eraseUser", { ...typed, ownPassword }, "password");
  return context.db.transaction(async (tx) => {
    const held = await lockUser(tx, id, true);
    if (held.user.erasedAt) throw notFound("User");
    refuseLosingAdmin(context.user.id, held, null);
    await recordEvent(tx, context, { act: "eraseUser", subject: "user", subjectId: id });
    await erasePerson({ tx, mail: context.mail }, held.user);
    return tx.findOneOrFail(User, { where: { id }, withDeleted: true });
  });
}
