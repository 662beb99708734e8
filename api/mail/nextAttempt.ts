import type { OutgoingMail } from "#api/mail/OutgoingMail.ts";

const MINUTE = 60_000;
const MAX_DELAY = 6 * 60 * MINUTE;
const RETRY_FOR = 3 * 24 * 60 * MINUTE;
/**
 * The number of attempts that fit into three days. Each mail gets at least this many attempts, even if no server ran
 * for some of the time.
 */
const MIN_ATTEMPTS = 21;

/**
 * Returns the time of the next attempt to send a mail, with exponential backoff: after 1, 2, 4 … minutes, at most six
 * hours. Returns null after three days and MIN_ATTEMPTS attempts: the mail is then no longer retried.
 */
export function nextAttempt(
  { attempts, createdAt }: Pick<OutgoingMail, "attempts" | "createdAt">,
  now: Date,
): Date | null {
  if (attempts >= MIN_ATTEMPTS && now.getTime() - createdAt.getTime() > RETRY_FOR) return null;
  return new Date(now.getTime() + Math.min(MINUTE * 2 ** (attempts - 1), MAX_DELAY));
}
