import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import pg from "pg";

import { type Bench, freePort, type Running } from "./Bench.ts";
import { deployed } from "./deployed.ts";
import { shiftedClock } from "./shiftedClock.ts";
import { until } from "./until.ts";

/** Error codes of a PostgreSQL server that is still starting or does not answer. */
const NOT_READY = ["57P03", "ECONNREFUSED", "ECONNRESET"];

/** A PostgreSQL cluster on its own port. */
export interface Cluster {
  port: number;
  data: string;
  /** Connection URL; the default role is the superuser. */
  urlOf(database: string, role?: string): string;
  query<Row extends pg.QueryResultRow>(database: string, sql: string, values?: unknown[]): Promise<Row[]>;
  /**
   * Starts the cluster. After a stop, it has the same port again. `clock` shifts the cluster's clock, such as by "+1d".
   */
  start(clock?: string): Promise<void>;
  /** Fast shutdown: open transactions are rolled back. */
  stop(): Promise<void>;
  /** SIGKILL to all processes of the cluster, as in a power cut. */
  kill(): Promise<void>;
  /** SIGSTOP to all processes of the cluster: connections stay open without an answer. */
  freeze(): void;
  thaw(): void;
}

/** Creates and starts an empty cluster. `configuration` names a configuration file of the documented deployment. */
export async function aCluster(bench: Bench, configuration?: string) {
  const data = bench.aDirectory("cluster");
  await bench.runAsPostgres("initdb", ["--pgdata", data, "--username", "postgres", "--auth", "trust", "--no-sync"]);
  appendFileSync(join(data, "postgresql.conf"), "\ninclude_if_exists 'axion.conf'\n");
  configure(data, configuration);
  return startedCluster(bench, data);
}

/**
 * Creates and starts a streaming standby of the primary, and waits until it is synchronous. The standby's name,
 * axion_standby, is the one in the primary's `synchronous_standby_names`.
 */
export async function aStandbyOf(bench: Bench, primary: Cluster) {
  const data = bench.aDirectory("standby");
  const source = `host=127.0.0.1 port=${primary.port} user=postgres application_name=axion_standby`;
  await bench.runAsPostgres("pg_basebackup", [
    "--pgdata",
    data,
    "--dbname",
    source,
    "--write-recovery-conf",
    "--create-slot",
    "--slot",
    "axion_standby",
    "--checkpoint",
    "fast",
    "--no-sync",
  ]);
  configure(data, "standby.conf");
  const standby = await startedCluster(bench, data);
  await until("the standby is synchronous", async () => {
    const [row] = await primary.query<{ sync: number }>(
      "postgres",
      "SELECT count(*)::int AS sync FROM pg_stat_replication WHERE sync_state = 'sync'",
    );
    return row?.sync === 1;
  });
  return standby;
}

const configure = (data: string, configuration?: string) => {
  if (configuration) writeFileSync(join(data, "axion.conf"), deployed(configuration));
};

async function startedCluster(bench: Bench, data: string): Promise<Cluster> {
  const port = await freePort();
  let running: Running | undefined;
  const urlOf = (database: string, role = "postgres") => `postgres://${role}@127.0.0.1:${port}/${database}`;

  /**
   * Sends a signal to all processes of the cluster: first to the postmaster, so that it does not restart its child
   * processes.
   */
  const signalAll = (name: NodeJS.Signals) => {
    const pid = String(running?.pid);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
    for (const each of [pid, ...children]) signalIfThere(Number(each), name);
  };

  const cluster: Cluster = {
    port,
    data,
    urlOf,
    async query<Row extends pg.QueryResultRow>(database: string, sql: string, values?: unknown[]) {
      // The test's own statements must not wait for the standby, which may not run yet.
      const client = new pg.Client({ connectionString: urlOf(database), options: "-c synchronous_commit=local" });
      await client.connect();
      try {
        return (await client.query<Row>(sql, values)).rows;
      } finally {
        await client.end();
      }
    },
    async start(clock?: string) {
      const place = [
        "-c",
        "listen_addresses=127.0.0.1",
        "-c",
        `unix_socket_directories=${data}`,
        "-c",
        "max_connections=200",
      ];
      const environment = clock ? shiftedClock(clock) : {};
      running = bench.startAsPostgres("postgres", ["-D", data, "-p", String(port), ...place], environment);
      await until("PostgreSQL answers", () => cluster.query("postgres", "SELECT 1").then(() => true, stillStarting));
    },
    async stop() {
      running?.signal("SIGINT");
      await running?.ended;
    },
    async kill() {
      signalAll("SIGKILL");
      await running?.ended;
    },
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
  };
  bench.onCleanup(async () => {
    if (!running || running.hasEnded()) return;
    cluster.thaw();
    // SIGQUIT shuts down immediately and may lose data, but the data directory is deleted afterwards.
    running.signal("SIGQUIT");
    await running.ended;
  });
  await cluster.start();
  return cluster;
}

/** Sends a signal; ignores a process that has already ended. */
function signalIfThere(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

function stillStarting(error: NodeJS.ErrnoException) {
  if (NOT_READY.includes(error.code ?? "")) return false;
  throw error;
}
