import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { notFound, refusal } from "#api/core/rules/refusal.ts";
import { queueAccountMail } from "#api/session/account/accountMails.ts";
import { endSessions } from "#api/users/endSessions.ts";
import { lockUser } from "#api/users/lockUser.ts";
import { requireOwnPassword } from "#api/users/requireOwnPassword.ts";

/**
 * For another person who lost the app and the recovery codes: the administrator's own password, typed again. Refuses NOT_FOUND where
 * it is not on, and CONFLICT for the own account, whose second step a password alone must not turn off.
 */
export async function clearUserTwoStep(context: SignedIn, { id, password }: { id: string; password: string }) {
  if (id.toLowerCase() === context.user.id) throw refusal("CONFLICT", "Your own two-step sign-in is turned off in your settings, with a code");
  await requireOwnPassword(context, "clearUserTwoStep", password);
  const { db, mail } = context;
  const cleared = await db.transaction(async (tx) => {
    const { user } = await lockUser(tx, id);
    const [, count] = await tx.query<[unknown, number]>("DELETE FROM two_steps WHERE user_id = $1 AND confirmed_at IS NOT NULL", [id]);
    if (count === 0) throw notFound("Two-step sign-in");
    await endSessions(tx, id);
    await recordEvent(tx, context, { act: "clearUserTwoStep", subject: "user", subjectId: id });
    await queueAccountMail(tx, mail, { name: "twoStepOff", user, language: "en" });
    return user;
  });
  mail.queued();
  return cleared;
}
