import { recordEvent } from "#api/audit/recordEvent.ts";
import type { Context } from "#api/core/graphql/context.ts";

/** Ends the session of this request, if there is one. */
export async function signOut(context: Context) {
  const { db, session, user } = context;
  if (user) await recordEvent(db.manager, context, { act: "logout", subject: "user", subjectId: user.id });
  await session.end();
  return true;
}
