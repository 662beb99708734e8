import type { Logger } from "pino";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";

import { poolOf } from "#api/core/database/pool.ts";
import { drainable } from "#api/core/http/server/drain.ts";
import { isReachable } from "#api/core/http/server/health.ts";
import { metricsServer } from "#api/core/metrics/metricsServer.ts";
import { readGauges } from "#api/core/metrics/readGauges.ts";
import type { ServedDatabase } from "#api/database/openDatabase.ts";
import { FILE_METRICS, readFileMetrics } from "#api/files/fileMetrics.ts";
import { OUTBOX_METRICS, readOutbox } from "#api/mail/outboxMetrics.ts";
import { readWebhooks, WEBHOOK_METRICS } from "#api/webhooks/deliveries/webhookMetrics.ts";

/**
 * Time limits of stopping the metrics server, in milliseconds. It accepts no new connection, and a running scrape has
 * two seconds to end.
 */
const STOP = { grace: 0, end: 2_000 };

interface Options {
  database: Pick<ServedDatabase, "db" | "embedded" | "ping">;
  isDraining: () => boolean;
  log: Logger;
}

/**
 * Creates the Prometheus metrics of this process, and the server that publishes them, which does not listen yet.
 * createApp adds the metrics of requests to the registry.
 */
export function openMetrics({ database: { db, embedded, ping }, isDraining, log }: Options) {
  const register = new Registry();
  collectDefaultMetrics({ register });

  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(read());
      },
    });
  gauge("axion_draining", "1 while the process stops: it answers what is under way and takes no new connection.", () =>
    Number(isDraining()),
  );
  if (!embedded) {
    const pool = poolOf(db);
    gauge("axion_database_pool_connections", "Open connections of this process's pool.", () => pool.totalCount);
    gauge("axion_database_pool_idle_connections", "Open connections that nothing uses.", () => pool.idleCount);
    gauge(
      "axion_database_pool_waiting_requests",
      "Work that waits for a connection of the pool.",
      () => pool.waitingCount,
    );
  }
  const isUp = async () => ({ axion_database_up: Number(await isReachable(ping)) });
  const readings = [
    readGauges(register, log, { axion_database_up: "Whether the database answers, as /readyz asks it." }, isUp),
    readGauges(register, log, OUTBOX_METRICS, () => readOutbox(db)),
    readGauges(register, log, WEBHOOK_METRICS, () => readWebhooks(db)),
    readGauges(register, log, FILE_METRICS, () => readFileMetrics(db)),
  ];
  const server = metricsServer(register, readings, log);
  const { drain } = drainable(server, STOP);
  return { register, server, stop: drain };
}
