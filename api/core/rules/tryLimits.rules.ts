const HOUR = 3600;

/** Limits of tries by network address or by account: `points` tries in `duration` seconds. */
export const TRIES = {
  "registration by address": { points: 60, duration: HOUR },
  "contact by address": { points: 30, duration: HOUR },
  "password reset by address": { points: 30, duration: HOUR },
  "password reset by account and address": { points: 5, duration: HOUR / 4 },
  /**
   * Links requested from all network addresses that are new to the account, counted together. The duration equals the
   * lifetime of the link in such a mail.
   */
  "password reset mails of a user": { points: 5, duration: HOUR / 2 },
  /** Links requested from one network address that is known to the account: the account signed in from it before. */
  "password reset mails of a user and address": { points: 5, duration: HOUR / 2 },
  "confirmation mails of a user": { points: 3, duration: 24 * HOUR },
  "receipt checks by address": { points: 600, duration: HOUR },
  "mailed links by address": { points: 60, duration: HOUR },
  /**
   * Requests with a valid unsubscribe token. The limit is high, because a mail provider sends the requests of all its
   * users from one address.
   */
  "stopped mails by address": { points: 6000, duration: HOUR },
  /** Two-step codes from all network addresses that are new to the account, counted together. */
  "second step of a user": { points: 10, duration: HOUR / 4 },
  /** Two-step codes from one network address that is known to the account: the account signed in from it before. */
  "second step of a user and address": { points: 10, duration: HOUR / 4 },
  "failed login by address": { points: 100, duration: HOUR / 4 },
  "failed login by account and address": { points: 10, duration: HOUR / 4 },
  /** Counts only attempts from network addresses that are new to the account. */
  "failed login by account": { points: 20, duration: HOUR / 4 },
};
export type TryLimit = keyof typeof TRIES;
