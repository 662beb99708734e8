import type { EntityManager } from "typeorm";

import type { LinkMailHandle } from "#api/core/graphql/context.ts";
import { sitePaths } from "#api/core/rules/addresses.rules.ts";
import { type Language, localPath } from "#api/core/rules/language.rules.ts";
import { oneLine, queueMail } from "#api/mail/queueMail.ts";
import { type About, ACCOUNT_WORDS, type MailName } from "#api/users/account-mails/accountWords.ts";
import type { User } from "#api/users/User.ts";

interface AccountMail {
  name: MailName;
  user: Pick<User, "id" | "username" | "firstName" | "lastName" | "email">;
  language: Language;
  /** The address to which the mail is sent; by default the account's e-mail address. */
  recipient?: string;
  about?: About;
  /**
   * The page that the link opens, and the token. The token is in the fragment of the URL (after #), which browsers do
   * not send, so that no proxy can log the token.
   */
  link?: { page: keyof Pick<typeof sitePaths, "resetPassword" | "confirmEmail">; token: string };
}

/**
 * Queues a mail about an account in the caller's transaction. A mail with a link is stored encrypted until it is sent.
 */
export async function queueAccountMail(
  tx: EntityManager,
  mail: LinkMailHandle,
  { name, user, language, recipient = user.email, about = {}, link }: AccountMail,
) {
  const { hello, desk, mails } = ACCOUNT_WORDS[language];
  const { subject, before, after } = mails[name](user.username, about);
  const address = link && `${mail.site}${localPath(language, sitePaths[link.page])}#${link.token}`;
  const person = oneLine([user.firstName, user.lastName].filter(Boolean).join(" ") || user.username);
  const text = [
    `${hello} ${person},`,
    ...before,
    ...(address ? [address] : []),
    ...after,
    `${desk}\n${mail.desk}`,
  ].join("\n\n");
  await queueMail(
    tx,
    { recipient, replyTo: mail.desk, subject, text: `${text}\n`, aboutId: user.id },
    link && mail.encrypt,
  );
}
