import { readFileSync } from "node:fs";
import { join } from "node:path";

import pg from "pg";

import { type Bench, freePort } from "./Bench.ts";
import type { Cluster } from "./cluster.ts";
import { DEPLOY, deployed } from "./deployed.ts";
import { until } from "./until.ts";
/** PgBouncer with the documented configuration, in transaction mode. */
export interface Pooler {
  url: string;
  /** Promotes the standby and connects PgBouncer to it, with the deployment's script promote.sh. */
  promote(standby: Cluster): Promise<void>;
}

export async function aPooler(bench: Bench, cluster: Cluster, role: string): Promise<Pooler> {
  const directory = bench.aDirectory("pgbouncer");
  const port = await freePort();
  const ini = join(directory, "pgbouncer.ini");
  const users = join(directory, "userlist.txt");
  const admin = `postgres://postgres@127.0.0.1:${port}/pgbouncer`;
  bench.write(users, `"postgres" ""\n"${role}" ""\n`);
  bench.write(
    ini,
    deployed("pgbouncer.ini", {
      "port=5432": `port=${cluster.port}`,
      "listen_port = 6432": `listen_port = ${port}`,
      "/var/run/postgresql/": `${directory}/`,
      "unix_socket_dir = /var/run/postgresql": "unix_socket_dir =",
      "logfile = /var/log/postgresql/pgbouncer.log": "logfile =",
      "auth_type = scram-sha-256": "auth_type = trust",
      "/etc/pgbouncer/userlist.txt": users,
    }),
  );
  bench.startAsPostgres("pgbouncer", [ini]);
  await until("PgBouncer answers", () => answers(admin));
  return {
    url: `postgres://${role}@127.0.0.1:${port}/axion`,
    async promote(standby) {
      await bench.runAsPostgres(
        "sh",
        ["-c", readFileSync(join(DEPLOY, "promote.sh"), "utf8"), "promote.sh", "127.0.0.1", String(standby.port)],
        {
          PGBOUNCER_INI: ini,
          PGBOUNCER_ADMIN: admin,
        },
      );
    },
  };
}

async function answers(url: string) {
  const client = new pg.Client(url);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
