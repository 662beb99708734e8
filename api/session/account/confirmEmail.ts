import { recordChange } from "#api/audit/recordEvent.ts";
import type { Context } from "#api/core/graphql/context.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { spendToken } from "#api/users/account-mails/accountTokens.ts";
import { notifyFormerAddress } from "#api/users/account-mails/notifyFormerAddress.ts";
import { findUser } from "#api/users/findUser.ts";
import { proveAddress } from "#api/users/account-mails/provenAddress.ts";
import { saveUser } from "#api/users/saveUser.ts";
import { credentialsOf } from "#api/users/signInFingerprints.ts";
import { User } from "#api/users/User.ts";

/**
 * Records that the user reads mail at the address to which the link was mailed. If the account has another address,
 * that address is replaced and notified. Refuses NOT_FOUND as spendToken does, CONFLICT if another account has taken
 * the new address in the meantime, and RATE_LIMITED after too many requests from one network address.
 */
export async function confirmEmail(context: Context, { token, language }: { token: string; language: Language }) {
  const { db, throttle, address, mail } = context;
  await throttle.count("mailed links by address", address);
  await db.transaction(async (tx) => {
    const { user, email } = await spendToken(tx, ["email"], token);
    if (email !== user.email) {
      const { email: changed } = await saveUser(tx, Object.assign(tx.create(User, user), { email }));
      await notifyFormerAddress(tx, mail, { user, email: changed, language });
    }
    await proveAddress(tx, user.id);
    const saved = await findUser(tx, user.id);
    const facts = await credentialsOf(tx, user.id);
    await recordChange(tx, { ...context, user }, { act: "confirmEmail", subject: "user", facts }, user, saved);
  });
  mail.queued();
  return true;
}
