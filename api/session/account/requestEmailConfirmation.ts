import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { requireMail } from "#api/mail/mailBudget.ts";
import { mailConfirmation } from "#api/users/account-mails/mailConfirmation.ts";
import { findUser } from "#api/users/findUser.ts";

/**
 * Mails the signed-in user another link to confirm the account's address. Refuses CONFLICT if the address is already
 * confirmed, and RATE_LIMITED after too many mails.
 */
export async function requestEmailConfirmation(context: SignedIn, language: Language) {
  const { db, mail, throttle } = context;
  const user = await findUser(db.manager, context.user.id);
  if (user.emailProvenAt) throw refusal("CONFLICT", "Your e-mail address is confirmed already");
  await throttle.count("confirmation mails of a user", user.id);
  await db.transaction(async (tx) => {
    await requireMail({ tx, mail }, user.email, { again: true });
    await mailConfirmation(tx, mail, { name: "accountOpened", user, language });
    await recordEvent(tx, context, { act: "requestEmailConfirmation", subject: "user", subjectId: user.id });
  });
  mail.queued();
  return true;
}
