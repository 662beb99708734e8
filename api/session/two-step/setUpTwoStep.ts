import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { siteFacts } from "#api/core/rules/siteFacts.rules.ts";
import { requireOwnPassword } from "#api/users/requireOwnPassword.ts";
import { newSecret, uriOf } from "#api/users/two-step/twoStepVault.ts";
import { requireProvenAddress } from "#api/users/account-mails/provenAddress.ts";
import { findUser } from "#api/users/findUser.ts";
import { secondStepOf } from "#api/users/signInFingerprints.ts";

/**
 * Creates a secret for the authenticator app. Two-step sign-in is on only after confirmTwoStep. Refuses CONFLICT if
 * two-step sign-in is on already. Also refuses as requireProvenAddress and requireOwnPassword do.
 */
export async function setUpTwoStep(context: SignedIn, password: string) {
  await requireProvenAddress(context);
  await requireOwnPassword(context, "setUpTwoStep", password);
  const {
    db,
    user: { id },
    twoStepVault,
  } = context;
  const secret = newSecret();
  const { username } = await findUser(db.manager, id);
  await db.transaction(async (tx) => {
    const stored = await tx.query<object[]>(
      `INSERT INTO two_steps (user_id, sealed_secret) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET sealed_secret = excluded.sealed_secret WHERE two_steps.confirmed_at IS NULL RETURNING user_id`,
      [id, twoStepVault.encrypt(secret)],
    );
    if (stored.length === 0) throw refusal("CONFLICT", "Two-step sign-in is on already");
    const after = await secondStepOf(tx, id);
    await recordEvent(tx, context, { act: "setUpTwoStep", subject: "user", subjectId: id, after });
  });
  return { secret, uri: uriOf(secret, username, siteFacts.name) };
}
