import { recordEvent } from "#api/audit/recordEvent.ts";
import { recordRefusal } from "#api/audit/recordRefusal.ts";
import type { Context } from "#api/core/graphql/context.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { isRefusal, refusal } from "#api/core/rules/refusal.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { requireToken, spendToken } from "#api/users/account-mails/accountTokens.ts";
import { startSession } from "#api/session/startSession.ts";
import { countCode } from "#api/users/two-step/countCode.ts";
import { useCode } from "#api/users/two-step/twoSteps.ts";
import type { User } from "#api/users/User.ts";

const noFirstStep = () => refusal("UNAUTHENTICATED", "Please sign in with your password again.");

/**
 * Completes a sign-in after a correct password, with a single-use code of the authenticator app or a recovery code.
 * Refuses UNAUTHENTICATED unless this browser sent the correct password in the last five minutes, BAD_USER_INPUT for a
 * wrong code, and RATE_LIMITED after ten wrong codes in 15 minutes. Also refuses as startSession does.
 */
export async function completeSignIn(context: Context, { code, language }: { code: string; language: Language }) {
  const { db, session, twoStepVault, address, requestId } = context;
  const token = session.firstStep.read();
  if (token === null) throw noFirstStep();
  const voidIsGone = (error: unknown): never => {
    throw isRefusal(error, "NOT_FOUND") ? noFirstStep() : (error as Error);
  };
  const { userId } = await requireToken(db, ["signIn"], token).catch(voidIsGone);
  const refund = await countCode(context, userId);
  const event = { act: "completeSignIn", subject: "user", subjectId: userId } as const;
  const recordRefused = (refused: "UNAUTHENTICATED" | "BAD_USER_INPUT") =>
    recordRefusal(db, { requestId, address }, { ...event, refused }, userId);
  const wrong = badInput({ code: "This code is wrong or was used" });
  const user = await db
    .transaction(async (tx) => {
      const { user } = await spendToken(tx, ["signIn"], token).catch(voidIsGone);
      if (!(await useCode(tx, twoStepVault, user.id, code))) throw wrong;
      const [proven] = await tx.query<[Pick<User, "passwordHash">]>(
        `SELECT password_hash AS "passwordHash" FROM users WHERE id = $1`,
        [user.id],
      );
      await recordEvent(tx, { requestId, address, user }, event);
      return Object.assign(user, proven);
    })
    .catch(async (error: unknown) => {
      if (error === wrong) await recordRefused("BAD_USER_INPUT");
      throw error;
    });
  await refund();
  session.firstStep.end();
  await startSession(context, { user, language, recordRefused, secondStep: true });
  return user;
}
