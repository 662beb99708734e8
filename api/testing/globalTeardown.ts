import type { Config } from "jest";

import { databaseOf, onServer, serverUrl } from "#api/testing/database.ts";

export default async function globalTeardown({ maxWorkers }: Config & { maxWorkers: number }) {
  const url = serverUrl();
  if (!url) return;
  for (let worker = 1; worker <= maxWorkers; worker++)
    await onServer(url, `DROP DATABASE IF EXISTS "${databaseOf(url, `_${worker}`).name}" WITH (FORCE)`);
}
