import type { Context } from "#api/core/graphql/context.ts";

/**
 * Counts an attempt on an account's password before the password is verified, so that concurrent attempts cannot exceed
 * a limit. Refuses RATE_LIMITED. Attempts from other addresses do not block an address from which the account signed in
 * before.
 * @param account a user's id, or the folded typed name if there is no such user
 * @returns a function that refunds the attempt after a success
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
  // A known address has a separate count. It cannot reach its limit, because "failed login by account and address"
  // refuses earlier. The same statements run for every account, so that they do not reveal whether the account exists.
  const isKnown = await knownAddresses.has(account, address);
  const ofAccount = isKnown ? fromAddress(account, address) : account;
  try {
    await throttle.countShared("failed login by account", ofAccount, address);
  } catch (error) {
    // No password was verified, so the attempt of the network address is refunded.
    await refundAddress();
    throw error;
  }
  return async () => {
    await refundAddress();
    await throttle.refund("failed login by account", ofAccount);
  };
}

/** Clears the count of wrong passwords from this address on the account. */
export const clearAttempts = ({ throttle, address }: Context, account: string) =>
  throttle.clear("failed login by account and address", fromAddress(account, address));

const fromAddress = (account: string, address: string) => `${account} ${address}`;
