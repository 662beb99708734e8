import type { WebhookEvent } from "#api/webhooks/webhook.rules.ts";

/** The example message on the page /developers. messageOf.test.ts compares it with a real message. */
export const SAMPLE_MESSAGE = {
  type: "bid.decided" as const satisfies WebhookEvent,
  timestamp: "2026-11-23T14:05:31.482Z",
  data: {
    bidId: "019ab1c2-4f00-7d1e-8a35-2f6f0c3b9e11",
    tenderId: "019aa7d0-1b80-7c52-9d0e-51a8e4c7b230",
    tenderNumber: "AX-2026-014",
    title: "Bridge over the Mpoko",
    url: "https://axion.example/dashboard/my-bids/019ab1c2-4f00-7d1e-8a35-2f6f0c3b9e11",
  },
};
