import type { Logger } from "pino";

import { logFault } from "#api/core/http/logFault.ts";

export interface Background {
  /**
   * Starts work that the answer does not wait for, so that the response time does not reveal whether there was work. If
   * the work fails, the error is logged.
   */
  run(work: () => Promise<void>): void;
}

export function openBackground(log: Logger) {
  const underWay = new Set<Promise<void>>();
  return {
    run(work: () => Promise<void>) {
      const done = work()
        .catch((err: unknown) => logFault(log, err, "work after an answer failed"))
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    /** Waits until all started work has ended. */
    async settled() {
      await Promise.all(underWay);
    },
  };
}
