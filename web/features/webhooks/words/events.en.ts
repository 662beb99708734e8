import { WEBHOOK_EVENTS, type WebhookEvent } from "#api/webhooks/webhook.rules.ts";

/** Says when a webhook's event occurs. */
export const eventText = (event: WebhookEvent): string => WEBHOOK_EVENTS[event].tells;
