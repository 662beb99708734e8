import { recordRefusal } from "#api/audit/recordRefusal.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { countAttempt } from "#api/users/passwordAttempts.ts";
import { isPasswordOf } from "#api/users/password.ts";

/**
 * Verifies the password that the signed-in user typed again. Refuses BAD_USER_INPUT for a wrong password, with a
 * message for the field `field`. Refuses RATE_LIMITED as countAttempt does.
 */
export async function requireOwnPassword(context: SignedIn, act: string, password: string, field = "password") {
  const { db, user } = context;
  const takeBack = await countAttempt(context, user.id);
  if (!(await isPasswordOf(db.manager, user.id, password))) {
    await recordRefusal(db, context, { act, subject: "user", subjectId: user.id, refused: "BAD_USER_INPUT" });
    throw badInput({ [field]: "This is not your current password" });
  }
  await takeBack();
}
