import { expect, type APIRequestContext } from "@playwright/test";

import { tenderFields } from "./given.ts";

// The number of parallel requests: fewer than the connections of the database pool, so that no request times out
// waiting for one.
const AT_ONCE = 6;
const DAY = 24 * 60 * 60 * 1000;

export const titleOf = (place: number) => `Culvert no ${String(place).padStart(4, "0")}.`;

/**
 * Publishes a tender. Tenders close in the order of `place`; every tenth is at another location, and some cards are
 * much taller.
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

export async function publishTenders(api: APIRequestContext, count: number) {
  let next = 0;
  const publishNext = async () => {
    for (let place = next++; place < count; place = next++) await publishTender(api, place);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, publishNext));
}
