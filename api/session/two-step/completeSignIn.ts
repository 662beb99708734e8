import { recordEvent } from "#api/audit/recordEvent.ts";
import { recordRefusal } from "#api/audit/recordRefusal.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { isRefusal, refusal } from "#api/core/rules/refusal.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { requireToken, spendToken } from "#api/session/account/accountTokens.ts";
import { refuseIfChangedMeanwhile } from "#api/session/refuseIfChangedMeanwhile.ts";
import { useCode } from "#api/session/two-step/twoSteps.ts";

const noFirstStep = () => refusal("UNAUTHENTICATED", "Please sign in with your password again.");

/**
 * The second step after a right password: a code of the app, or a recovery code, each once. Refuses UNAUTHENTICATED without a first
 * step in the last five minutes, BAD_USER_INPUT for a wrong code, and RATE_LIMITED past ten of them in a quarter of an hour.
 */
export async function completeSignIn(context: Context, code: string) {
  const { db, session, throttle, twoStepVault, knownAddresses, address, requestId } = context;
  const token = session.firstStep.read();
  if (token === null) throw noFirstStep();
  const voidIsGone = (error: unknown): never => {
    throw isRefusal(error, "NOT_FOUND") ? noFirstStep() : (error as Error);
  };
  const { userId } = await requireToken(db, "signIn", token).catch(voidIsGone);
  await throttle.count("second step of a user", userId);
  const event = { act: "completeSignIn", subject: "user", subjectId: userId } as const;
  const recordRefused = (refused: "UNAUTHENTICATED" | "BAD_USER_INPUT") => recordRefusal(db, { requestId, address }, { ...event, refused }, userId);
  const wrong = badInput({ code: "This code is wrong or was used" });
  const signedIn = await db
    .transaction(async (tx) => {
      const { user } = await spendToken(tx, "signIn", token).catch(voidIsGone);
      if (!(await useCode(tx, twoStepVault, user.id, code))) throw wrong;
      const [{ passwordHash }] = await tx.query<[{ passwordHash: string }]>(`SELECT password_hash AS "passwordHash" FROM users WHERE id = $1`, [user.id]);
      await recordEvent(tx, { requestId, address, user }, event);
      return { user, passwordHash };
    })
    .catch(async (error: unknown) => {
      if (error === wrong) await recordRefused("BAD_USER_INPUT");
      throw error;
    });
  const { user, passwordHash } = signedIn;
  await throttle.refund("second step of a user", userId);
  session.firstStep.end();
  await session.start(user.id);
  await refuseIfChangedMeanwhile(context, { id: user.id, passwordHash }, recordRefused);
  await knownAddresses.add(user, address);
  return user;
}
