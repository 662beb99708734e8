import { object } from "yup";

import { optionalText, requiredText } from "#api/core/rules/fields.rules.ts";

/** What a webhook can be told: each event, when it comes, and whether only administrators are told. */
export const WEBHOOK_EVENTS = {
  "tender.published": { tells: "A tender was published, or restored", forAdmins: false },
  "tender.amended": { tells: "A published tender was changed, or opened for bids again", forAdmins: false },
  "tender.closed": { tells: "A tender takes no more bids: its closing time has come, or it was closed", forAdmins: false },
  "tender.awarded": { tells: "A tender was awarded", forAdmins: false },
  "bid.submitted": { tells: "A bid was submitted", forAdmins: true },
  "bid.decided": { tells: "A bid of your own company was accepted or rejected", forAdmins: false },
} as const;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;

export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[];

const isWebhookEvent = (name: string): name is WebhookEvent => Object.hasOwn(WEBHOOK_EVENTS, name);

/** Of one person. */
export const MOST_WEBHOOKS = 10;

/** How long the secret before a rotation still signs, too. */
export const OLD_SECRET_HOURS = 24;

/** After so long without one success a webhook is disabled. */
export const FAILING_DAYS = 3;

/** How long deliveries are kept. */
export const DELIVERY_DAYS = 30;

const WEB_ADDRESS = "Must be a web address that starts with https://";

/** All but the events, which are a list: wrongEvents checks them. Where the address leads is checked on the server alone. */
export const webhookSchema = object({
  url: requiredText("Required", 2000).test("web-address", WEB_ADDRESS, (url) => !url || /^https?:\/\/[^\s/]/i.test(url)),
  description: optionalText(200),
});

/** The events that this person's webhooks can have. */
export const webhookEventsOf = (isAdmin: boolean) => WEBHOOK_EVENT_NAMES.filter((name) => isAdmin || !WEBHOOK_EVENTS[name].forAdmins);

/** What is wrong with them, as a sentence; null if nothing is. */
export function wrongEvents(events: readonly string[], isAdmin: boolean) {
  const unknown = events.find((name) => !isWebhookEvent(name));
  if (unknown !== undefined) return `There is no event "${unknown.slice(0, 50)}". There are ${WEBHOOK_EVENT_NAMES.join(", ")}`;
  const beyond = events.filter((name) => isWebhookEvent(name) && WEBHOOK_EVENTS[name].forAdmins);
  if (!isAdmin && beyond.length > 0) return `Only administrators are told of ${beyond.join(", ")}`;
  return events.length === 0 ? "Choose at least one" : null;
}
