import type { OutgoingMail } from "#api/mail/OutgoingMail.ts";

const MINUTE = 60_000;
const LONGEST_WAIT = 6 * 60 * MINUTE;
const KEEP_TRYING = 3 * 24 * 60 * MINUTE;
/** With the waits below, the last of these stands more than three days after the first: a product that was down is not a server that was. */
const LEAST_ATTEMPTS = 21;

/** After a failure: one minute later, then twice as long each time, up to six hours; null gives up, never within three days. */
export function nextAttempt({ attempts, createdAt }: Pick<OutgoingMail, "attempts" | "createdAt">, now: Date): Date | null {
  if (attempts >= LEAST_ATTEMPTS && now.getTime() - createdAt.getTime() > KEEP_TRYING) return null;
  return new Date(now.getTime() + Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_WAIT));
}
