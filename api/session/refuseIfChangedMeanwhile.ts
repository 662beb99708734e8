import type { Context } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { User } from "#api/users/User.ts";

/** Closes a race: a block or password change during verification ended the user's sessions before this one existed. */
export async function refuseIfChangedMeanwhile(
  { db, session }: Context,
  { id, passwordHash }: Pick<User, "id" | "passwordHash">,
  recordRefused: (code: "UNAUTHENTICATED") => Promise<void>,
) {
  if (await db.manager.existsBy(User, { id, passwordHash, status: "active" })) return;
  await session.end();
  await recordRefused("UNAUTHENTICATED");
  throw refusal("UNAUTHENTICATED", "Invalid username or password. Please try again.");
}
