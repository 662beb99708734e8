import { appendFileSync } from "node:fs";
import { join } from "node:path";

import { endFile, endTest } from "#api/testing/endOfFile.ts";

// In CI, a failed test is retried once, and its first error is printed. Remove this after five passing runs in a row,
// because it hides race conditions.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });

const before = process.cpuUsage();

afterEach(endTest);
afterAll(async () => {
  await endFile();
  const { PROCESSOR_TIMES: folder } = process.env;
  const { user, system } = process.cpuUsage(before);
  const line = JSON.stringify([expect.getState().testPath, (user + system) / 1_000_000]);
  if (folder) appendFileSync(join(folder, `${process.pid}`), `${line}\n`);
});
