import { mixed, object } from "yup";

import { type WebhookEvent, webhookEventsOf, webhookSchema, wrongEvents } from "#api/webhooks/webhook.rules.ts";

import { eventText } from "#web/features/webhooks/words/events.en.ts";
import { type ListedWebhookFragment } from "#web/graphql/generatedWebhooks.ts";

const EMPTY_WEBHOOK = { url: "", description: "", events: [] as WebhookEvent[] };
export type TypedWebhook = typeof EMPTY_WEBHOOK;

export const typedWebhook = (webhook?: ListedWebhookFragment): TypedWebhook =>
  webhook
    ? { url: webhook.url, description: webhook.description ?? "", events: webhook.events as WebhookEvent[] }
    : EMPTY_WEBHOOK;

export const eventChoices = (isAdmin: boolean) =>
  webhookEventsOf(isAdmin).map((value) => ({ value, label: eventText(value) }));

export const webhookFormSchema = (isAdmin: boolean) =>
  object({
    url: webhookSchema.fields.url,
    description: webhookSchema.fields.description,
    events: mixed<WebhookEvent[]>().test("events", "Invalid input", (events, { createError }) => {
      const wrong = wrongEvents(events ?? [], isAdmin);
      return wrong === null || createError({ message: wrong });
    }),
  });

export const webhookInputOf = ({ url, description, events }: TypedWebhook) => ({
  url: url.trim(),
  description: description.trim() || null,
  events,
});
