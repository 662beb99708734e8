import type { SignedIn } from "#api/core/graphql/context.ts";
import { badInput, valid } from "#api/core/rules/valid.ts";
import { countAttempt } from "#api/session/countAttempt.ts";
import { passwordChangeSchema } from "#api/session/session.rules.ts";
import { endSessions } from "#api/users/endSessions.ts";
import { isPasswordOf } from "#api/users/isPasswordOf.ts";
import { hashPassword } from "#api/users/password.ts";
import { User } from "#api/users/User.ts";

/** Changes the signed-in user's own password and ends all their other sessions. */
export async function changePassword(context: SignedIn, input: { currentPassword: string; newPassword: string }) {
  const { currentPassword, newPassword } = valid(passwordChangeSchema, input);
  const { db, user, session } = context;
  const takeBack = await countAttempt(context, user.id);
  if (!(await isPasswordOf(db.manager, user.id, currentPassword))) throw badInput({ currentPassword: "This is not your current password" });
  await takeBack();
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    await tx.update(User, user.id, { passwordHash });
    await endSessions(tx, user.id, session.id);
  });
  return true;
}
