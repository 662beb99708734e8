import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { Session } from "#api/users/Session.ts";

/** Ends one of the person's own sessions; refuses NOT_FOUND for another person's, and for one that has ended. */
export async function endSession(context: SignedIn, id: string) {
  const { db, user, session } = context;
  const found = isId(id) ? await db.manager.findOneBy(Session, { publicId: id, userId: user.id }) : null;
  if (!found) throw notFound("Session");
  await db.transaction(async (tx) => {
    await recordEvent(tx, context, { act: "endSession", subject: "user", subjectId: user.id });
    await tx.delete(Session, { sid: found.sid });
  });
  if (found.sid === session.id) await session.end();
  return true;
}
