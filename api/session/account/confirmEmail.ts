import { recordChange } from "#api/audit/recordEvent.ts";
import type { Context } from "#api/core/graphql/context.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { queueAccountMail } from "#api/session/account/accountMails.ts";
import { spendToken } from "#api/session/account/accountTokens.ts";
import { saveUser } from "#api/users/saveUser.ts";
import { User } from "#api/users/User.ts";

/**
 * From now on the address counts, and the earlier one is told. Refuses NOT_FOUND as spendToken does, and CONFLICT if another
 * account has taken the address since.
 */
export async function confirmEmail(context: Context, { token, language }: { token: string; language: Language }) {
  const { db, throttle, address, mail } = context;
  await throttle.count("mailed links by address", address);
  await db.transaction(async (tx) => {
    const { user, email } = await spendToken(tx, "email", token);
    const saved = await saveUser(tx, Object.assign(tx.create(User, user), { email }));
    await recordChange(tx, { ...context, user }, { act: "confirmEmail", subject: "user" }, user, saved);
    await queueAccountMail(tx, mail, { name: "addressChanged", user, language, about: { email: saved.email } });
  });
  mail.queued();
  return true;
}
