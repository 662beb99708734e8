import type { ApolloClient } from "@apollo/client";

import { draftStore } from "#web/features/bids/drafts/draftStore.ts";

afterEach(() => jest.restoreAllMocks());

/** Saves a draft with this proposal while the page is hidden. Returns whether the request had `keepalive`. */
async function keptAlive(technicalProposal: string) {
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  const mutate = jest.fn(() => Promise.resolve({ data: { saveBidDraft: {} } }));
  const store = draftStore({ mutate } as unknown as ApolloClient, "a tender");
  const typed = { bidAmount: "", technicalProposal, timelineDays: "", documentsUrl: "", documents: [] };
  await store.save(typed, null, null);
  const [[request]] = mutate.mock.calls as unknown as [[{ context: { fetchOptions: { keepalive: boolean } } }]];
  return request.context.fetchOptions.keepalive;
}

test.each([
  ["a text below the browsers' limit", "a".repeat(20_000), true],
  ["a text above it", "a".repeat(70_000), false],
  ["a text above it only in bytes", "桥".repeat(25_000), false],
])("the request that saves a draft outlives the page if the browser allows its size: %s", async (_what, text, is) => {
  expect(await keptAlive(text)).toBe(is);
});
