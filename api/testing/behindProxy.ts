import { client, type Client } from "#api/testing/client.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import type { TestApp } from "#api/testing/testApp.ts";

/** A second app on the same database and sessions, configured with one trusted proxy. */
export const behindProxy = <T>(api: TestApp, use: (visitor: Client) => Promise<T>) => secondApp(api, { trustProxy: 1 }, (url) => use(client(url)));
