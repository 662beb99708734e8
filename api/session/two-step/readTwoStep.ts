import type { SignedIn } from "#api/core/graphql/context.ts";
import type { TwoStep } from "#api/session/two-step/TwoStep.ts";

/** The state of the signed-in user's own two-step sign-in. */
export async function readTwoStep({ db, user, requireTwoStepForAdmins }: SignedIn): Promise<TwoStep> {
  const isRequired = requireTwoStepForAdmins && (user.isAdmin || user.mustSetUpTwoStep === true);
  const [found] = await db.query<Omit<TwoStep, "isRequired">[]>(
    `SELECT true AS "isOn", (SELECT count(*)::int FROM recovery_codes WHERE recovery_codes.user_id = two_steps.user_id) AS "recoveryCodesLeft"
       FROM two_steps WHERE user_id = $1 AND confirmed_at IS NOT NULL`,
    [user.id],
  );
  return { ...(found ?? { isOn: false, recoveryCodesLeft: 0 }), isRequired };
}
