import type { SignedIn } from "#api/core/graphql/context.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { AddressRefused, readAddress, receiverAddress } from "#api/webhooks/receiverAddress.ts";
import { webhookEventsOf, wrongEvents } from "#api/webhooks/webhook.rules.ts";

/**
 * The events without duplicates, in the order of all events. Refuses BAD_USER_INPUT for no event, an unknown event, and
 * an event that this user may not receive.
 */
export function checkedEvents({ user: { isAdmin } }: Pick<SignedIn, "user">, events: readonly string[]) {
  const wrong = wrongEvents(events, isAdmin);
  if (wrong !== null) throw badInput({ events: wrong });
  return webhookEventsOf(isAdmin).filter((name) => events.includes(name));
}

/**
 * The URL of a webhook in the form that is stored. Refuses BAD_USER_INPUT for a URL to which no message may be sent.
 * The host name is resolved now, and again at each attempt to send a message.
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
