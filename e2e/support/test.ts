import { test as base } from "@playwright/test";

/**
 * The `test` of the journeys. After each journey it closes the browser contexts that the journey opened, because open
 * pages would continue to poll the server.
 */
export const test = base.extend<{ keepPages: boolean; closePages: undefined }>({
  /** If true, the contexts stay open, for journeys that share pages. Such journeys close their pages themselves. */
  keepPages: [false, { option: true }],
  closePages: [
    async ({ browser, context, keepPages }, use) => {
      const before = new Set([...browser.contexts(), context]);
      await use(undefined);
      if (keepPages) return;
      await Promise.all(
        browser
          .contexts()
          .filter((opened) => !before.has(opened))
          .map((opened) => opened.close()),
      );
    },
    { auto: true },
  ],
});
