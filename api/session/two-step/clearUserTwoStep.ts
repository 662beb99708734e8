import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { notFound, refusal } from "#api/core/rules/refusal.ts";
import { queueAccountMail } from "#api/users/account-mails/accountMails.ts";
import { endSessions } from "#api/users/endSessions.ts";
import { lockUser } from "#api/users/lockUser.ts";
import { requireRecentSignIn, type Typed } from "#api/users/rights/requireRecentSignIn.ts";
import { secondStepOf } from "#api/users/signInFingerprints.ts";

/**
 * Turns off two-step sign-in of a user who lost the authenticator app and the recovery codes, and ends the user's
 * sessions. Refuses as requireRecentSignIn does, and NOT_FOUND if there is no such user or two-step sign-in is off.
 * Refuses CONFLICT for the administrator's own account, for which turnOffTwoStep requires a code.
 */
export async function clearUserTwoStep(context: SignedIn, { id, ...typed }: Typed & { id: string }) {
  if (id.toLowerCase() === context.user.id)
    throw refusal("CONFLICT", "Your own two-step sign-in is turned off in your settings, with a code");
  await requireRecentSignIn(context, "clearUserTwoStep", typed, "password");
  const { db, mail } = context;
  const cleared = await db.transaction(async (tx) => {
    const { user } = await lockUser(tx, id);
    const [, count] = await tx.query<[unknown, number]>(
      "DELETE FROM two_steps WHERE user_id = $1 AND confirmed_at IS NOT NULL",
      [id],
    );
    if (count === 0) throw notFound("Two-step sign-in");
    await endSessions(tx, id);
    const after = await secondStepOf(tx, id);
    await recordEvent(tx, context, { act: "clearUserTwoStep", subject: "user", subjectId: id, after });
    await queueAccountMail(tx, mail, { name: "twoStepOff", user, language: "en" });
    return user;
  });
  mail.queued();
  return cleared;
}
