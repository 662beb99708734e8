import { createServer } from "node:http";
import { type AddressInfo } from "node:net";

import { pino } from "pino";

import { createApp } from "#api/app.ts";
import { client, type Client } from "#api/testing/client.ts";
import type { TestApp } from "#api/testing/testApp.ts";

/** A second app on the same database and sessions, configured with one trusted proxy. */
export async function behindProxy<T>({ db }: TestApp, use: (visitor: Client) => Promise<T>) {
  const { app, close } = await createApp({ db, log: pino({ level: "silent" }), secret: "only for tests", trustProxy: 1 });
  const server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  try {
    return await use(client(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  } finally {
    server.closeAllConnections();
    server.close();
    await close();
  }
}
