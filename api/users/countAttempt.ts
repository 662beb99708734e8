import type { Context } from "#api/core/graphql/context.ts";

/**
 * Counts an attempt to guess an account's password, before the password is verified: simultaneous attempts cannot pass a
 * limit. Refuses RATE_LIMITED. An address from which the account signed in before is not slowed by attempts from elsewhere.
 * @param account a username in lower case, or a user's id
 * @returns takes the attempt back after a success
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
  if (await knownAddresses.has(account, address)) return refundAddress;
  try {
    await throttle.countShared("failed login by account", account, address);
  } catch (error) {
    // No password was tried: whoever asks too early keeps the attempts of their own address.
    await refundAddress();
    throw error;
  }
  return async () => {
    await refundAddress();
    await throttle.refund("failed login by account", account);
  };
}

/** Forgets the wrong passwords that this address tried on the account. */
export const clearAttempts = ({ throttle, address }: Context, account: string) => throttle.clear("failed login by account and address", fromAddress(account, address));

const fromAddress = (account: string, address: string) => `${account} ${address}`;
