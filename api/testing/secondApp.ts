import { createServer } from "node:http";
import { type AddressInfo } from "node:net";

import { type AppOptions, createApp } from "#api/app.ts";
import { openLog } from "#api/core/http/log.ts";
import { TEST_SEAL } from "#api/testing/sealing.ts";
import { TEST_REACH } from "#api/testing/webhooks.ts";
import type { TestApp } from "#api/testing/testApp.ts";

/** A second app on the same database and sessions, with options of its own. */
export async function secondApp<T>({ db }: Pick<TestApp, "db">, options: Partial<AppOptions>, use: (url: string) => Promise<T>) {
  const { answer, close } = await createApp({ db, log: openLog("silent"), secret: "only for tests", seal: TEST_SEAL, webhooks: { reach: TEST_REACH }, ...options });
  const server = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
    await close();
  }
}
