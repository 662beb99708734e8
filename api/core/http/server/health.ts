import { Router } from "express";

import { nullAfterTimeout, READY_TIMEOUT_MS } from "#api/core/database/timeouts.ts";

export interface Readiness {
  /** Rejects while the database cannot be reached. */
  ping: () => Promise<unknown>;
  /** Whether this process is about to stop. */
  isDraining?: () => boolean;
}

/**
 * /healthz answers 200 while the process runs. /readyz answers 200 while the process accepts requests and its database
 * answers in time.
 */
export function health({ ping, isDraining = () => false }: Readiness) {
  const router = Router();
  router.get("/healthz", (_request, response) => response.json({ status: "ok" }));
  router.get("/readyz", async (_request, response) => {
    if (isDraining()) response.status(503).json({ status: "stopping" });
    else if (await isReachable(ping)) response.json({ status: "ok" });
    else response.status(503).json({ status: "the database cannot be reached" });
  });
  return router;
}

/** Whether the database answers within READY_TIMEOUT_MS. */
export const isReachable = async (ping: Readiness["ping"]) =>
  (await nullAfterTimeout(
    ping().then(() => true),
    READY_TIMEOUT_MS,
  )) === true;
