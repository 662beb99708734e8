import type { Context } from "#api/core/graphql/context.ts";

/**
 * Counts an attempt on an account's password before the password is verified, so that concurrent attempts cannot exceed
 * a limit. Refuses RATE_LIMITED. Attempts from other network addresses never block a network address from which the
 * account has signed in before.
 * @param account The user's id, or the typed name in folded case if there is no such user
 * @returns A function that takes the attempt out of the counts again. Call it after a success.
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
  // A network address from which the account has signed in has its own count of "failed login by account". The lower
  // limit of "failed login by account and address" refuses before this count is full. It is counted nevertheless, so
  // that the same SQL statements run for every name, and their duration does not reveal whether an account exists.
  const isKnown = await knownAddresses.has(account, address);
  const ofAccount = isKnown ? fromAddress(account, address) : account;
  try {
    await throttle.countShared("failed login by account", ofAccount, address);
  } catch (error) {
    // No password was verified, so take the attempt out of the counts of the network address.
    await refundAddress();
    throw error;
  }
  return async () => {
    await refundAddress();
    await throttle.refund("failed login by account", ofAccount);
  };
}

/** Sets the count of wrong passwords for this account from the caller's network address to zero. */
export const clearAttempts = ({ throttle, address }: Context, account: string) =>
  throttle.clear("failed login by account and address", fromAddress(account, address));

const fromAddress = (account: string, address: string) => `${account} ${address}`;
