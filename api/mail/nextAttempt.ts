import type { OutgoingMail } from "#api/mail/OutgoingMail.ts";

const MINUTE = 60_000;
const MAX_DELAY = 6 * 60 * MINUTE;
const RETRY_FOR = 3 * 24 * 60 * MINUTE;
/**
 * The number of attempts that fit into three days. A mail is attempted at least this often. So the hours in which no
 * server ran do not count as failed attempts.
 */
const MIN_ATTEMPTS = 21;

/**
 * The time of the next attempt to send a mail after a failed one, with exponential backoff: after 1, 2, 4 … minutes, at
 * most six hours. null after three days of failures: then the mail is no longer retried.
 */
export function nextAttempt(
  { attempts, createdAt }: Pick<OutgoingMail, "attempts" | "createdAt">,
  now: Date,
): Date | null {
  if (attempts >= MIN_ATTEMPTS && now.getTime() - createdAt.getTime() > RETRY_FOR) return null;
  return new Date(now.getTime() + Math.min(MINUTE * 2 ** (attempts - 1), MAX_DELAY));
}
