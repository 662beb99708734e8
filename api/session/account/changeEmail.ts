import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { badInput, valid } from "#api/core/rules/valid.ts";
import { emailChangeSchema } from "#api/session/account/account.rules.ts";
import { queueAccountMail } from "#api/session/account/accountMails.ts";
import { issueToken } from "#api/session/account/accountTokens.ts";
import { AccountToken } from "#api/session/account/AccountToken.ts";
import { requireOwnPassword } from "#api/users/requireOwnPassword.ts";
import { findUser } from "#api/users/findUser.ts";
import { User } from "#api/users/User.ts";
import { TAKEN } from "#api/users/userWords.rules.ts";

/**
 * Mails a link to the new address, which counts once it is confirmed, and word of it to the present one. A later change voids the
 * link. Refuses CONFLICT while another account has the address.
 */
export async function changeEmail(context: SignedIn, input: { email: string; password: string; language: Language }) {
  const { language } = input;
  const { email, password } = valid(emailChangeSchema, { email: input.email, password: input.password });
  await requireOwnPassword(context, "changeEmail", password);
  const { db, mail, user: { id } } = context;
  await db.transaction(async (tx) => {
    const user = await findUser(tx, id);
    if (user.email === email) throw badInput({ email: "This is your address already" });
    const holder = await tx.createQueryBuilder(User, "user").where("lower(user.email) = lower(:email)", { email }).getOne();
    if (holder && holder.id !== id) throw refusal("CONFLICT", TAKEN.email, { email: TAKEN.email });
    await tx.delete(AccountToken, { userId: id, purpose: "email" });
    const token = await issueToken(tx, { userId: id, purpose: "email", email });
    await recordEvent(tx, context, { act: "changeEmail", subject: "user", subjectId: id });
    await queueAccountMail(tx, mail, { name: "confirmAddress", user, language, recipient: email, link: { page: "confirmEmail", token } });
    await queueAccountMail(tx, mail, { name: "addressAsked", user, language, about: { email } });
  });
  mail.queued();
  return true;
}
