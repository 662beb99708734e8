import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { queueAccountMail } from "#api/session/account/accountMails.ts";
import { requireOwnPassword } from "#api/session/account/requireOwnPassword.ts";
import { useCode } from "#api/session/two-step/twoSteps.ts";
import { findUser } from "#api/users/findUser.ts";

/** Refuses BAD_USER_INPUT for a wrong password or code. */
export async function turnOffTwoStep(context: SignedIn, { password, code }: { password: string; code: string }) {
  await requireOwnPassword(context, "turnOffTwoStep", password);
  const { db, user: { id }, throttle, twoStepVault, mail } = context;
  await throttle.count("second step of a user", id);
  await db.transaction(async (tx) => {
    const user = await findUser(tx, id);
    if (!(await useCode(tx, twoStepVault, id, code))) throw badInput({ code: "This code is wrong or was used" });
    await tx.query("DELETE FROM two_steps WHERE user_id = $1", [id]);
    await recordEvent(tx, context, { act: "turnOffTwoStep", subject: "user", subjectId: id });
    await queueAccountMail(tx, mail, { name: "twoStepOff", user, language: "en" });
  });
  await throttle.refund("second step of a user", id);
  mail.queued();
  return true;
}
