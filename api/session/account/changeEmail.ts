import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { badInput, valid } from "#api/core/rules/valid.ts";
import { emailChangeSchema } from "#api/session/account/account.rules.ts";
import { mayMail, requireMail } from "#api/mail/mailBudget.ts";
import { queueAccountMail } from "#api/users/account-mails/accountMails.ts";
import { mailConfirmation } from "#api/users/account-mails/mailConfirmation.ts";
import { requireRecentSignIn } from "#api/users/rights/requireRecentSignIn.ts";
import { findUser } from "#api/users/findUser.ts";
import { User } from "#api/users/User.ts";
import { TAKEN } from "#api/users/userWords.rules.ts";

/**
 * Mails a confirmation link to the new address, and notifies the current address. The account's address changes only
 * when the link is used (confirmEmail). A later change of the address invalidates the link. Refuses BAD_USER_INPUT for
 * the account's current address, and CONFLICT if another account has the new address. Also refuses as
 * requireRecentSignIn and requireMail do.
 */
export async function changeEmail(
  context: SignedIn,
  input: { email: string; password: string; ownCode?: string | null; language: Language },
) {
  const { language } = input;
  const { email, password } = valid(emailChangeSchema, { email: input.email, password: input.password });
  await requireRecentSignIn(context, "changeEmail", { ownPassword: password, ownCode: input.ownCode }, "password");
  const {
    db,
    mail,
    user: { id },
  } = context;
  await db.transaction(async (tx) => {
    const user = await findUser(tx, id);
    if (user.email === email) throw badInput({ email: "This is your address already" });
    const holder = await tx
      .createQueryBuilder(User, "user")
      .where("lower(user.email) = lower(:email)", { email })
      .getOne();
    if (holder && holder.id !== id) throw refusal("CONFLICT", TAKEN.email, { email: TAKEN.email });
    await requireMail({ tx, mail }, email, { sender: context });
    await recordEvent(tx, context, { act: "changeEmail", subject: "user", subjectId: id });
    await mailConfirmation(tx, mail, { name: "confirmAddress", user, language, email });
    // This mail is limited too, because the current address may be a stranger's, whom the account could otherwise mail
    // any number of times.
    if (await mayMail({ tx, mail }, user.email, { sender: context }))
      await queueAccountMail(tx, mail, { name: "addressAsked", user, language, about: { email } });
  });
  mail.queued();
  return true;
}
