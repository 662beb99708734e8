import { semaphore } from "#api/core/database/semaphore.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { AddressRefused, readAddress, receiverAddress } from "#api/webhooks/receiverAddress.ts";
import { webhookEventsOf, wrongEvents } from "#api/webhooks/webhook.rules.ts";

/** The maximum number of host names that one process resolves at the same time for one user. */
const OF_ONE_PERSON = 2;
const LONGEST_WAIT_SECONDS = 30;

/** For each user whose URLs are being checked: the semaphore, and the number of checks that hold it or wait for it. */
const checking = new Map<string, { places: ReturnType<typeof semaphore>; checks: number }>();

/**
 * Returns the events without duplicates, in the order of WEBHOOK_EVENTS. Refuses BAD_USER_INPUT for an empty list, an
 * unknown event, and an event that this user may not receive.
 */
export function checkedEvents({ user: { isAdmin } }: Pick<SignedIn, "user">, events: readonly string[]) {
  const wrong = wrongEvents(events, isAdmin);
  if (wrong !== null) throw badInput({ events: wrong });
  return webhookEventsOf(isAdmin).filter((name) => events.includes(name));
}

/**
 * Validates the URL of a webhook, and returns it in the form to store. Refuses BAD_USER_INPUT for a URL to which no
 * message may be sent. The host name is resolved here, and again at each attempt to send a message. Refuses
 * RATE_LIMITED after LONGEST_WAIT_SECONDS if OF_ONE_PERSON checks of the user are still running.
 */
export async function checkedAddress({ user, webhooks: { reach } }: Pick<SignedIn, "user" | "webhooks">, text: string) {
  try {
    const url = readAddress(text, reach);
    await withPlace(user.id, () => receiverAddress(url, reach));
    return url.href;
  } catch (error) {
    throw error instanceof AddressRefused ? badInput({ url: error.message }) : error;
  }
}

/** Waits until fewer than OF_ONE_PERSON checks of this user are running, then runs `work`. */
async function withPlace<T>(userId: string, work: () => Promise<T>) {
  const ofUser = checking.get(userId) ?? { places: semaphore(OF_ONE_PERSON), checks: 0 };
  checking.set(userId, ofUser);
  ofUser.checks++;
  try {
    return await ofUser.places.within(LONGEST_WAIT_SECONDS * 1000, work, tooManyChecks());
  } finally {
    if (--ofUser.checks === 0) checking.delete(userId);
  }
}

const tooManyChecks = () =>
  refusal(
    "RATE_LIMITED",
    "Other addresses of your webhooks are still being checked. Please try again in half a minute",
    undefined,
    LONGEST_WAIT_SECONDS,
  );
