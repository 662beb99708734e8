import type { EntityManager } from "typeorm";

import type { LinkMailHandle } from "#api/core/graphql/context.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { queueAccountMail } from "#api/users/account-mails/accountMails.ts";
import { issueToken } from "#api/users/account-mails/accountTokens.ts";
import type { User } from "#api/users/User.ts";

/**
 * Notifies the former e-mail address of an account that the address was changed. The mail contains a link with which
 * the owner can take the account back: resetPassword sets a new password and restores the former address. Later changes
 * of the address do not invalidate the link.
 * @param user The user as stored before the change, with the former e-mail address
 */
export async function notifyFormerAddress(
  tx: EntityManager,
  mail: LinkMailHandle,
  { user, email, language }: { user: User; email: string; language: Language },
) {
  const token = await issueToken(tx, { userId: user.id, purpose: "undoEmail", email: user.email });
  await queueAccountMail(tx, mail, {
    name: "addressChanged",
    user,
    language,
    about: { email },
    link: { page: "resetPassword", token },
  });
}
