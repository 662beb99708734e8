import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { queueAccountMail } from "#api/users/account-mails/accountMails.ts";
import { countCode } from "#api/users/two-step/countCode.ts";
import { lockTwoStep, useAppCode } from "#api/users/two-step/twoSteps.ts";
import { newRecoveryCodes } from "#api/users/two-step/twoStepVault.ts";
import { endSessions } from "#api/users/endSessions.ts";
import { findUser } from "#api/users/findUser.ts";
import { noteCode } from "#api/users/rights/requireRecentSignIn.ts";
import { secondStepOf } from "#api/users/signInFingerprints.ts";

/**
 * Turns two-step sign-in on after a right code of the authenticator app, and ends the user's other sessions. Returns
 * the recovery codes, of which only hashes are stored. Refuses BAD_USER_INPUT for a wrong code, CONFLICT if two-step
 * sign-in is on already or setUpTwoStep has stored no secret, and RATE_LIMITED as countCode does.
 */
export async function confirmTwoStep(context: SignedIn, code: string) {
  const {
    db,
    user: { id },
    twoStepVault,
    mail,
    session,
  } = context;
  const refund = await countCode(context, id);
  const codes = newRecoveryCodes();
  await db.transaction(async (tx) => {
    const user = await findUser(tx, id);
    const stored = await lockTwoStep(tx, id);
    if (!stored || stored.isOn) throw refusal("CONFLICT", "Set up two-step sign-in first");
    if (!(await useAppCode(tx, twoStepVault, id, stored, code)))
      throw badInput({ code: "This code is wrong or has expired" });
    await tx.query("UPDATE two_steps SET confirmed_at = clock_timestamp() WHERE user_id = $1", [id]);
    await tx.query("INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, unnest($2::text[])", [
      id,
      codes.map(twoStepVault.hashOf),
    ]);
    await noteCode(tx, session.id);
    await endSessions(tx, id, session.id);
    const after = await secondStepOf(tx, id);
    await recordEvent(tx, context, { act: "confirmTwoStep", subject: "user", subjectId: id, after });
    await queueAccountMail(tx, mail, { name: "twoStepOn", user, language: "en" });
  });
  await refund();
  mail.queued();
  return codes;
}
