import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { valid } from "#api/core/rules/valid.ts";
import { requireRecentSignIn } from "#api/users/rights/requireRecentSignIn.ts";
import { passwordChangeSchema } from "#api/session/session.rules.ts";
import { endSessions } from "#api/users/endSessions.ts";
import { hashPassword } from "#api/users/password.ts";
import { Session } from "#api/users/Session.ts";
import { credentialsOf } from "#api/users/signInFingerprints.ts";
import { User } from "#api/users/User.ts";

/**
 * Changes the signed-in user's own password, ends all their other sessions and deletes their other known devices and
 * network addresses. API tokens and webhooks stay, because programs of the company depend on them. Refuses
 * UNAUTHENTICATED if a password reset or another password change has ended this session in the meantime: otherwise the
 * newer password would be overwritten. Also refuses as requireRecentSignIn does.
 */
export async function changePassword(
  context: SignedIn,
  input: { currentPassword: string; newPassword: string; ownCode?: string | null },
) {
  const { currentPassword, newPassword } = valid(passwordChangeSchema, input);
  const { db, user, session, address, knownDevices, knownAddresses } = context;
  const event = { act: "changePassword", subject: "user", subjectId: user.id } as const;
  const typed = { ownPassword: currentPassword, ownCode: input.ownCode };
  await requireRecentSignIn(context, "changePassword", typed, "currentPassword");
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    await tx.findOne(User, { where: { id: user.id }, lock: { mode: "pessimistic_write" } });
    if (!(await tx.existsBy(Session, { sid: session.id ?? "", userId: user.id })))
      throw refusal("UNAUTHENTICATED", "Please sign in to continue");
    await tx.update(User, user.id, { passwordHash });
    await recordEvent(tx, context, { ...event, after: await credentialsOf(tx, user.id) });
    await endSessions(tx, user.id, session.id);
    for (const table of ["known_devices", "known_addresses"])
      await tx.query(`DELETE FROM ${table} WHERE user_id = $1`, [user.id]);
    // This device stays known. Otherwise the next sign-in, even from a stranger's device, would count as the account's
    // first one, about which no mail is sent.
    await knownDevices.note(tx, user.id, session.device());
  });
  await knownAddresses.add(user, address);
  return true;
}
