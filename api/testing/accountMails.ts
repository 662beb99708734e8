import { openMailSeal } from "#api/mail/mailSeal.ts";
import { OutgoingMail } from "#api/mail/OutgoingMail.ts";
import type { TestApp } from "#api/testing/testApp.ts";

export const REQUEST = "mutation ($login: String!, $language: Language!) { requestPasswordReset(login: $login, language: $language) }";
export const RESET = "mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }";

/** The mails to an address in the order of their queueing, with their texts in clear. */
export async function mailsOf({ db }: Pick<TestApp, "db">, recipient: string) {
  const mails = await db.manager.find(OutgoingMail, { where: { recipient }, order: { id: "ASC" } });
  const { open } = openMailSeal("only for tests");
  return mails.map((mail) => (mail.isSecret && mail.sentAt === null ? Object.assign(new OutgoingMail(), mail, { text: open(mail.text) }) : mail));
}

export const tokenIn = ({ text }: Pick<OutgoingMail, "text">) => /#([\w-]+)$/m.exec(text)?.[1] ?? "no token";
