import { rm } from "node:fs/promises";

import type { Config } from "jest";

import { builtCopy, databaseOf, migratedCopy, onServer, serverUrl } from "#api/testing/database.ts";

export default async function globalTeardown({ maxWorkers }: Config & { maxWorkers: number }) {
  await rm(builtCopy(), { recursive: true, force: true });
  const url = serverUrl();
  if (!url) return rm(migratedCopy(), { force: true });
  for (let worker = 1; worker <= maxWorkers; worker++)
    await onServer(url, `DROP DATABASE IF EXISTS "${databaseOf(url, `_${worker}`).name}" WITH (FORCE)`);
}
