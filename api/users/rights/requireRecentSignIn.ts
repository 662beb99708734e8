import { recordRefusal } from "#api/audit/recordRefusal.ts";
import { requireTokenRight } from "#api/core/graphql/access.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import type { FieldMessages } from "#api/core/rules/refusalCodes.rules.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { HAS_TWO_STEP } from "#api/users/hasTwoStep.ts";
import { requireOwnPassword } from "#api/users/requireOwnPassword.ts";
import { countCode } from "#api/users/two-step/countCode.ts";
import { useCode } from "#api/users/two-step/twoSteps.ts";

/** The signed-in user's own password and code, typed again for this request. */
export interface Typed {
  ownPassword?: string | null;
  /** A code of the authenticator app, or a recovery code. */
  ownCode?: string | null;
}

interface Recent {
  hasTwoStep: boolean;
  /** Whether the password was typed in this session within REAUTHENTICATE_AFTER_MINUTES. */
  password: boolean;
  /** Whether a code of two-step sign-in was typed in this session within REAUTHENTICATE_AFTER_MINUTES. */
  code: boolean;
}

/**
 * SQL that selects `Recent`. A code that was typed at sign-in counts as typed when the session started. A time in the
 * future, which is stored if the clock was set back later, does not count as recent.
 */
const RECENT = `
  SELECT ${HAS_TWO_STEP} AS "hasTwoStep",
         (confirmed_at > since AND confirmed_at <= until) IS TRUE AS password,
         (code_confirmed_at > since AND code_confirmed_at <= until) IS TRUE
           OR ((sess ->> 'secondStep')::boolean AND started_at > since AND started_at <= until) IS TRUE AS code
    FROM users LEFT JOIN sessions ON sessions.sid = $2 AND sessions.user_id = users.id,
         (SELECT checked_at - make_interval(mins => $3) AS since, checked_at AS until FROM clock_timestamp() AS checked_at) AS window_of_time
   WHERE users.id = $1`;

/**
 * Requires a recent sign-in: the password was typed in this session within REAUTHENTICATE_AFTER_MINUTES, or this
 * request contains it. The same applies to a code, for a user with two-step sign-in. If the setting is 0, every request
 * must contain the password and the code. Refuses FORBIDDEN for an API token, and FORBIDDEN with a message for each
 * missing field. Refuses BAD_USER_INPUT for a wrong password or code, and RATE_LIMITED as countAttempt and countCode
 * do.
 * @param field The field name of the password in the refusal of a wrong password
 */
export async function requireRecentSignIn(
  context: SignedIn,
  act: string,
  { ownPassword, ownCode }: Typed,
  field = "ownPassword",
) {
  requireTokenRight("no token", context.token);
  const { db, user, session, reauthenticateAfterMinutes: minutes } = context;
  const [recent] = await db.query<[Recent]>(RECENT, [user.id, session.id, minutes]);
  if (ownPassword) {
    await requireOwnPassword(context, act, ownPassword, field);
    await db.query("UPDATE sessions SET confirmed_at = clock_timestamp() WHERE sid = $1", [session.id]);
  }
  if (ownCode && recent.hasTwoStep) await requireOwnCode(context, act, ownCode);
  const missing: FieldMessages = {
    ...(!ownPassword && !recent.password && { ownPassword: "Please type your own password again" }),
    ...(recent.hasTwoStep &&
      !ownCode &&
      !recent.code && { ownCode: "Please type a code of your authenticator app, or a recovery code" }),
  };
  if (Object.keys(missing).length > 0) throw refusal("FORBIDDEN", CONFIRM_FIRST, missing);
}

const CONFIRM_FIRST = "This needs a recent sign-in: please confirm that it is you";

async function requireOwnCode(context: SignedIn, act: string, code: string) {
  const { db, user, session, twoStepVault } = context;
  const refund = await countCode(context, user.id);
  if (!(await db.transaction((tx) => useCode(tx, twoStepVault, user.id, code)))) {
    await recordRefusal(db, context, { act, subject: "user", subjectId: user.id, refused: "BAD_USER_INPUT" });
    throw badInput({ ownCode: "This code is wrong or was used" });
  }
  await refund();
  await noteCode(db, session.id);
}

/** Records in the session that the user typed a valid code now. */
export const noteCode = (db: Pick<SignedIn["db"], "query">, sid: string | null) =>
  db.query("UPDATE sessions SET code_confirmed_at = clock_timestamp() WHERE sid = $1", [sid]);
