import { expect, type APIRequestContext } from "@playwright/test";

import { tenderFields } from "./given.ts";
import { inTurn } from "./inTurn.ts";

const DAY = 24 * 60 * 60 * 1000;

export const titleOf = (place: number) => `Culvert no ${String(place).padStart(4, "0")}.`;

/**
 * Publishes a tender. The higher its `place`, the later it closes. Every tenth tender is at another location, and the
 * descriptions differ in length, so that the cards differ in height.
 */
export async function publishTender(api: APIRequestContext, place: number, overrides: object = {}) {
  const fields = {
    title: titleOf(place),
    location: place % 10 === 0 ? "Kisumu" : "Bangui",
    description: "A box culvert of two cells.\n".repeat(1 + (place % 4)),
    documentsUrl: "https://example.org/documents",
    closingDate: new Date(Date.UTC(2090, 0, 1) + place * DAY).toISOString(),
    ...overrides,
  };
  expect((await api.post("/api/tenders", { data: tenderFields(fields) })).status()).toBe(201);
}

export const publishTenders = (api: APIRequestContext, count: number) =>
  inTurn(count, (place) => publishTender(api, place));
