import { openMailEncryption } from "#api/mail/queueMail.ts";
import { OutgoingMail } from "#api/mail/OutgoingMail.ts";
import type { TestApp } from "#api/testing/testApp.ts";

export const REQUEST =
  "mutation ($login: String!, $language: Language!) { requestPasswordReset(login: $login, language: $language) }";
export const RESET =
  "mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }";

/** The mails to an address, oldest first, with their texts decrypted. */
export async function mailsOf({ db }: Pick<TestApp, "db">, recipient: string) {
  const mails = await db.manager.find(OutgoingMail, { where: { recipient }, order: { id: "ASC" } });
  const { decrypt } = openMailEncryption("only for tests");
  return mails.map((mail) =>
    mail.isSecret && mail.sentAt === null
      ? Object.assign(new OutgoingMail(), mail, { text: decrypt(mail.text) })
      : mail,
  );
}

export const tokenIn = ({ text }: Pick<OutgoingMail, "text">) => /#([\w-]+)$/m.exec(text)?.[1] ?? "no token";
