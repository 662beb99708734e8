import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { endSessions } from "#api/users/endSessions.ts";

/** Ends all sessions of the person, this one too. */
export async function signOutEverywhere(context: SignedIn) {
  const { db, user, session } = context;
  await db.transaction(async (tx) => {
    await recordEvent(tx, context, { act: "signOutEverywhere", subject: "user", subjectId: user.id });
    await endSessions(tx, user.id);
  });
  await session.end();
  return true;
}
