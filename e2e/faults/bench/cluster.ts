import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import pg from "pg";

import { type Bench, freePort, type Running } from "./Bench.ts";
import { deployed } from "./deployed.ts";
import { until } from "./until.ts";

/** PostgreSQL's answer to a start that is not over yet, and the lack of any answer. */
const NOT_READY = ["57P03", "ECONNREFUSED", "ECONNRESET"];

/** A PostgreSQL cluster on a port of its own. */
export interface Cluster {
  port: number;
  data: string;
  /** The superuser, if no other role is named. */
  urlOf(database: string, role?: string): string;
  query<Row extends pg.QueryResultRow>(database: string, sql: string, values?: unknown[]): Promise<Row[]>;
  /** Starts it on its port, again after a stop. */
  start(): Promise<void>;
  /** Fast shutdown: open transactions are rolled back. */
  stop(): Promise<void>;
  /** SIGKILL to the whole cluster, as a power cut. */
  kill(): Promise<void>;
  /** SIGSTOP to the whole cluster: connections stay open, nothing answers. */
  freeze(): void;
  thaw(): void;
}

/** An empty cluster with the given configuration file of the deployment. */
export async function aCluster(bench: Bench, configuration?: string) {
  const data = bench.aDirectory("cluster");
  await bench.runAsPostgres("initdb", ["--pgdata", data, "--username", "postgres", "--auth", "trust", "--no-sync"]);
  appendFileSync(join(data, "postgresql.conf"), "\ninclude_if_exists 'axion.conf'\n");
  configure(data, configuration);
  return startedCluster(bench, data);
}

/** A streaming copy of the primary, under the name that the primary waits for. */
export async function aStandbyOf(bench: Bench, primary: Cluster) {
  const data = bench.aDirectory("standby");
  const source = `host=127.0.0.1 port=${primary.port} user=postgres application_name=axion_standby`;
  await bench.runAsPostgres("pg_basebackup", ["--pgdata", data, "--dbname", source, "--write-recovery-conf", "--create-slot", "--slot", "axion_standby", "--checkpoint", "fast", "--no-sync"]);
  configure(data, "standby.conf");
  const standby = await startedCluster(bench, data);
  await until("the standby is synchronous", async () => {
    const [row] = await primary.query<{ sync: number }>("postgres", "SELECT count(*)::int AS sync FROM pg_stat_replication WHERE sync_state = 'sync'");
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

  /** To the postmaster first, so that it does not replace its children. */
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
      // The bench's own statements do not wait for a standby, which may not be there yet.
      const client = new pg.Client({ connectionString: urlOf(database), options: "-c synchronous_commit=local" });
      await client.connect();
      try {
        return (await client.query<Row>(sql, values)).rows;
      } finally {
        await client.end();
      }
    },
    async start() {
      const place = ["-c", "listen_addresses=127.0.0.1", "-c", `unix_socket_directories=${data}`, "-c", "max_connections=200"];
      running = bench.startAsPostgres("postgres", ["-D", data, "-p", String(port), ...place]);
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
    // Immediate shutdown: the directory is thrown away.
    running.signal("SIGQUIT");
    await running.ended;
  });
  await cluster.start();
  return cluster;
}

/** A connection's process may have ended meanwhile. */
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
