import { object } from "yup";

import { optionalText, requiredText } from "#api/core/rules/fields.rules.ts";

/**
 * The events of webhooks. `tells` says when the event occurs. `forAdmins` is true if only administrators can subscribe.
 */
export const WEBHOOK_EVENTS = {
  "tender.published": { tells: "A tender was published, or restored", forAdmins: false },
  "tender.amended": { tells: "A published tender was changed, or opened for bids again", forAdmins: false },
  "tender.closed": {
    tells: "A tender takes no more bids: its closing time has come, or it was closed",
    forAdmins: false,
  },
  "tender.awarded": { tells: "A tender was awarded", forAdmins: false },
  "tender.cancelled": { tells: "A published tender was cancelled", forAdmins: false },
  "tender.deleted": { tells: "A published tender was deleted, or is a draft again", forAdmins: false },
  "bid.submitted": { tells: "A bid was submitted", forAdmins: true },
  "bid.revised": { tells: "A bid was revised", forAdmins: true },
  "bid.withdrawn": { tells: "A bid was withdrawn", forAdmins: true },
  "bid.decided": { tells: "A bid of your own company was accepted or rejected", forAdmins: false },
  "question.asked": { tells: "A question about a tender was asked", forAdmins: true },
  "request.received": { tells: "An integration request was received", forAdmins: true },
} as const;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;

export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[];

/** The events that only administrators receive. */
export const ADMIN_EVENTS = WEBHOOK_EVENT_NAMES.filter((name) => WEBHOOK_EVENTS[name].forAdmins);

const isWebhookEvent = (name: string): name is WebhookEvent => Object.hasOwn(WEBHOOK_EVENTS, name);

/** The maximum number of webhooks of one user. */
export const MOST_WEBHOOKS = 10;

/** The number of hours for which messages are also signed with the previous secret after a rotation. */
export const OLD_SECRET_HOURS = 24;

/** A webhook is disabled after this many days of failures without a success. */
export const FAILING_DAYS = 3;

/** The number of days for which deliveries are stored. */
export const DELIVERY_DAYS = 30;

const WEB_ADDRESS = "Must be a web address that starts with https://";

/**
 * Validates the URL and the description of a webhook. wrongEvents validates the events. Only the server resolves the
 * host name of the URL.
 */
export const webhookSchema = object({
  url: requiredText("Required", 2000).test(
    "web-address",
    WEB_ADDRESS,
    (url) => !url || /^https?:\/\/[^\s/]/i.test(url),
  ),
  description: optionalText(200),
});

/** The events that a user's webhooks can have. */
export const webhookEventsOf = (isAdmin: boolean) =>
  WEBHOOK_EVENT_NAMES.filter((name) => isAdmin || !WEBHOOK_EVENTS[name].forAdmins);

/** Returns the problem with these events as a sentence; null if there is none. */
export function wrongEvents(events: readonly string[], isAdmin: boolean) {
  const unknown = events.find((name) => !isWebhookEvent(name));
  if (unknown !== undefined)
    return `There is no event "${unknown.slice(0, 50)}". There are ${WEBHOOK_EVENT_NAMES.join(", ")}`;
  const beyond = events.filter((name) => isWebhookEvent(name) && WEBHOOK_EVENTS[name].forAdmins);
  if (!isAdmin && beyond.length > 0) return `Only administrators are told of ${beyond.join(", ")}`;
  return events.length === 0 ? "Choose at least one" : null;
}
