import type { EntityManager } from "typeorm";

import type { LinkMailHandle } from "#api/core/graphql/context.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { queueAccountMail } from "#api/users/account-mails/accountMails.ts";
import { issueToken } from "#api/users/account-mails/accountTokens.ts";
import type { User } from "#api/users/User.ts";

/**
 * Mails the former address of an account that it was changed, with a link by which its reader takes the account back:
 * resetPassword then restores the address. Later changes do not void this link.
 * @param user with the former address
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
