import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { type AppOptions, createApp } from "#api/app.ts";
import { openLog } from "#api/core/http/log.ts";
import { TEST_WRAPPING_KEYS } from "#api/testing/builders/sealedTenders.ts";
import { TEST_REACH } from "#api/testing/builders/webhooks.ts";
import type { TestApp } from "#api/testing/testApp.ts";
import { client, type Client } from "#api/testing/client.ts";

/**
 * Starts a second api on the same database and sessions, with its own options, and stops it after `use`.
 * @param use Gets the URL of the second api, and a function that waits for background work that its requests have
 *   started.
 */
export async function secondApp<T>(
  { db }: Pick<TestApp, "db">,
  options: Partial<AppOptions>,
  use: (url: string, settled: () => Promise<void>) => Promise<T>,
) {
  const { answer, close, settled } = await createApp({
    db,
    log: openLog("silent"),
    secret: "only for tests",
    wrappingKeys: TEST_WRAPPING_KEYS,
    webhooks: { reach: TEST_REACH },
    cachedFrom: 1,
    ...options,
  });
  const server = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, settled);
  } finally {
    server.closeAllConnections();
    server.close();
    await close();
  }
}

/**
 * Starts a second api on the same database and sessions that trusts one proxy. So a test can choose the client's IP
 * address with the header X-Forwarded-For.
 */
export const behindProxy = <T>(api: TestApp, use: (visitor: Client) => Promise<T>) =>
  secondApp(api, { trustProxy: 1 }, (url) => use(client(url)));
