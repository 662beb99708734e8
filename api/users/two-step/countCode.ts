import type { Context } from "#api/core/graphql/context.ts";
import { isRefusal } from "#api/core/rules/refusal.ts";
import { mayMailCodes } from "#api/mail/mailBudget.ts";
import { queueAccountMail } from "#api/users/account-mails/accountMails.ts";
import { findUser } from "#api/users/findUser.ts";

/**
 * Counts a code of two-step sign-in before it is verified, so that simultaneous codes cannot exceed the limit of ten in
 * 15 minutes. Each network address from which the account has signed in has its own count, so that a stranger who knows
 * the password cannot lock out the owner. All other network addresses share one count. Refuses RATE_LIMITED. If the
 * shared count is exceeded, mails the owner, at most once a day.
 * @returns A function that takes the code out of the count again. Call it if the code is correct.
 */
export async function countCode(context: Context, userId: string) {
  const { throttle, knownAddresses, address } = context;
  const isKnown = await knownAddresses.has(userId, address);
  const [limit, key] = isKnown
    ? (["second step of a user and address", `${userId} ${address}`] as const)
    : (["second step of a user", userId] as const);
  try {
    await throttle.count(limit, key);
  } catch (error) {
    if (!isKnown && isRefusal(error, "RATE_LIMITED")) await mailOwner(context, userId);
    throw error;
  }
  return () => throttle.refund(limit, key);
}

async function mailOwner({ db, mail }: Context, userId: string) {
  await db.transaction(async (tx) => {
    if (!(await mayMailCodes({ tx, mail }, userId))) return;
    const user = await findUser(tx, userId);
    await queueAccountMail(tx, mail, { name: "codesRefused", user, language: "en" });
  });
  mail.queued();
}
