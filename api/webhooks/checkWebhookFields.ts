import type { SignedIn } from "#api/core/graphql/context.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { AddressRefused, readAddress, receiverAddress } from "#api/webhooks/receiverAddress.ts";
import { webhookEventsOf, wrongEvents } from "#api/webhooks/webhook.rules.ts";

/** Removes duplicates and sorts by the order of all events. Refuses BAD_USER_INPUT. */
export function checkedEvents({ user: { isAdmin } }: Pick<SignedIn, "user">, events: readonly string[]) {
  const wrong = wrongEvents(events, isAdmin);
  if (wrong !== null) throw badInput({ events: wrong });
  return webhookEventsOf(isAdmin).filter((name) => events.includes(name));
}

/**
 * The address in the form that is stored. Refuses BAD_USER_INPUT for an address to which no message may be sent. Its
 * host is resolved now, and again at each attempt.
 */
export async function checkedAddress({ webhooks: { reach } }: Pick<SignedIn, "webhooks">, text: string) {
  try {
    const url = readAddress(text, reach);
    await receiverAddress(url, reach);
    return url.href;
  } catch (error) {
    throw error instanceof AddressRefused ? badInput({ url: error.message }) : error;
  }
}
