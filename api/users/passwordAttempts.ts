import type { Context } from "#api/core/graphql/context.ts";

/**
 * Counts an attempt on an account's password before the password is verified, so that concurrent attempts cannot exceed
 * a limit. Refuses RATE_LIMITED. Attempts from other network addresses do not block a network address from which the
 * account has signed in before.
 * @param account The user's id, or the typed name (with case folding) if there is no such user.
 * @returns A function that refunds the attempt after a success.
 */
export async function countAttempt({ throttle, knownAddresses, address }: Context, account: string) {
  const ofAddress = [
    ["failed login by account and address", fromAddress(account, address)],
    ["failed login by address", address],
  ] as const;
  for (const [limit, key] of ofAddress) await throttle.count(limit, key);
  const refundAddress = async () => {
    for (const [limit, key] of ofAddress) await throttle.refund(limit, key);
  };
  // A network address that is known to the account has its own count of "failed login by account". This count cannot
  // reach its limit, because "failed login by account and address" refuses earlier. The count exists so that the same
  // statements run for every account, and do not reveal whether the account exists.
  const isKnown = await knownAddresses.has(account, address);
  const ofAccount = isKnown ? fromAddress(account, address) : account;
  try {
    await throttle.countShared("failed login by account", ofAccount, address);
  } catch (error) {
    // No password was verified, so the attempts that were counted for the network address are refunded.
    await refundAddress();
    throw error;
  }
  return async () => {
    await refundAddress();
    await throttle.refund("failed login by account", ofAccount);
  };
}

/** Clears the count of wrong passwords for this account from the caller's network address. */
export const clearAttempts = ({ throttle, address }: Context, account: string) =>
  throttle.clear("failed login by account and address", fromAddress(account, address));

const fromAddress = (account: string, address: string) => `${account} ${address}`;
