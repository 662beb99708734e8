import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { valid } from "#api/core/rules/valid.ts";
import { erasePerson } from "#api/personal-data/erasePerson.ts";
import { mayMail } from "#api/mail/mailBudget.ts";
import { queueAccountMail } from "#api/users/account-mails/accountMails.ts";
import { requireOwnPassword } from "#api/users/requireOwnPassword.ts";
import { closingSchema } from "#api/personal-data/personalData.rules.ts";
import { lockUser } from "#api/users/lockUser.ts";

/**
 * Erases the signed-in user's data permanently, as erasePerson does, and mails a confirmation to the account's e-mail
 * address. Bids stay valid under the company's name. Refuses BAD_USER_INPUT for a wrong password, RATE_LIMITED, and
 * CONFLICT for the last active administrator.
 */
export async function closeMyAccount(context: SignedIn, input: { password: string; language: Language }) {
  const { password } = valid(closingSchema, { password: input.password });
  await requireOwnPassword(context, "closeMyAccount", password);
  const {
    db,
    mail,
    session,
    user: { id },
  } = context;
  await db.transaction(async (tx) => {
    const { user, isLastAdmin } = await lockUser(tx, id);
    if (isLastAdmin)
      throw refusal("CONFLICT", "You are the last active administrator: make somebody else an administrator first");
    await recordEvent(tx, context, { act: "closeMyAccount", subject: "user", subjectId: id });
    const mailed = await mayMail({ tx, mail }, user.email, { sender: context });
    await erasePerson({ tx, mail }, user);
    if (mailed) await queueAccountMail(tx, mail, { name: "accountClosed", user, language: input.language });
  });
  mail.queued();
  await session.end();
  return true;
}
