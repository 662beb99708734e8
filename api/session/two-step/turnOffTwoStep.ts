import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { queueAccountMail } from "#api/users/account-mails/accountMails.ts";
import { requireOwnPassword } from "#api/users/requireOwnPassword.ts";
import { countCode } from "#api/users/two-step/countCode.ts";
import { useCode } from "#api/users/two-step/twoSteps.ts";
import { findUser } from "#api/users/findUser.ts";
import { secondStepOf } from "#api/users/signInFingerprints.ts";

/**
 * Turns off the user's own two-step sign-in. Refuses BAD_USER_INPUT for a wrong password or code, CONFLICT for an
 * administrator while REQUIRE_TWO_STEP_FOR_ADMINS is set, and RATE_LIMITED after too many wrong passwords or codes.
 */
export async function turnOffTwoStep(context: SignedIn, { password, code }: { password: string; code: string }) {
  if (context.requireTwoStepForAdmins && context.user.isAdmin)
    throw refusal("CONFLICT", "Administrators need two-step sign-in here: it cannot be turned off");
  await requireOwnPassword(context, "turnOffTwoStep", password);
  const {
    db,
    user: { id },
    twoStepVault,
    mail,
  } = context;
  const refund = await countCode(context, id);
  await db.transaction(async (tx) => {
    const user = await findUser(tx, id);
    if (!(await useCode(tx, twoStepVault, id, code))) throw badInput({ code: "This code is wrong or was used" });
    await tx.query("DELETE FROM two_steps WHERE user_id = $1", [id]);
    const after = await secondStepOf(tx, id);
    await recordEvent(tx, context, { act: "turnOffTwoStep", subject: "user", subjectId: id, after });
    await queueAccountMail(tx, mail, { name: "twoStepOff", user, language: "en" });
  });
  await refund();
  mail.queued();
  return true;
}
