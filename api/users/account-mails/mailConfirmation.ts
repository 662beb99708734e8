import type { EntityManager } from "typeorm";

import type { LinkMailHandle } from "#api/core/graphql/context.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { queueAccountMail } from "#api/users/account-mails/accountMails.ts";
import { AccountToken } from "#api/users/account-mails/AccountToken.ts";
import { issueToken } from "#api/users/account-mails/accountTokens.ts";
import type { User } from "#api/users/User.ts";

interface Confirmation {
  name: "accountOpened" | "confirmAddress";
  user: User;
  language: Language;
  /** The e-mail address to confirm; by default the account's. */
  email?: string;
}

/**
 * Mails a link that confirms an e-mail address of the account. Earlier confirmation links of the account become
 * invalid.
 */
export async function mailConfirmation(
  tx: EntityManager,
  mail: LinkMailHandle,
  { name, user, language, email = user.email }: Confirmation,
) {
  await tx.delete(AccountToken, { userId: user.id, purpose: "email" });
  const token = await issueToken(tx, { userId: user.id, purpose: "email", email });
  await queueAccountMail(tx, mail, { name, user, language, recipient: email, link: { page: "confirmEmail", token } });
}
