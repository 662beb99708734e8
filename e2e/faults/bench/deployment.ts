import type { Bench } from "./Bench.ts";
import { aCluster, aStandbyOf, type Cluster } from "./cluster.ts";
import { aPooler } from "./pooler.ts";
import { aProduct, type Product } from "./product.ts";
import { aProxy } from "./proxy.ts";

/** Creates a cluster with the product's two database roles and an empty database. */
export async function aDatabase(bench: Bench, configuration?: string) {
  const cluster = await aCluster(bench, configuration);
  for (const statement of [
    `CREATE ROLE ${OWNER} LOGIN`,
    `CREATE ROLE ${RUNTIME} LOGIN`,
    `CREATE DATABASE axion OWNER ${OWNER}`,
  ])
    await cluster.query("postgres", statement);
  return cluster;
}

const OWNER = "axion_owner";
const RUNTIME = "axion";

/** Runs `npm run migrate` as the owner of the tables. */
async function migrated(bench: Bench, cluster: Cluster) {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: cluster.urlOf("axion", RUNTIME),
    DATABASE_OWNER_URL: cluster.urlOf("axion", OWNER),
  };
  const migration = bench.start(process.execPath, ["--enable-source-maps", "dist/api/migrate.js"], { env });
  if ((await migration.ended) !== 0) throw new Error("npm run migrate failed");
}

/**
 * Starts the documented deployment: two processes of the product behind nginx, connected through PgBouncer to a primary
 * with a synchronous standby.
 */
export async function aDeployment(bench: Bench, environment: Record<string, string> = {}) {
  const primary = await aDatabase(bench, "primary.conf");
  const standby = await aStandbyOf(bench, primary);
  const pooler = await aPooler(bench, primary, RUNTIME);
  return {
    primary,
    standby,
    pooler,
    ...(await behindProxy(bench, primary, { DATABASE_URL: pooler.url, ...environment })),
  };
}

/** Migrates the cluster's database and starts one process of the product. */
export async function aServerProduct(bench: Bench, cluster: Cluster, environment: Record<string, string> = {}) {
  await migrated(bench, cluster);
  return aProduct(bench, { DATABASE_URL: cluster.urlOf("axion", RUNTIME), ...environment });
}

/** Starts two processes behind nginx. `restart` replaces a process that has ended, as the service manager does. */
export async function behindProxy(bench: Bench, cluster: Cluster, environment: Record<string, string> = {}) {
  await migrated(bench, cluster);
  const start = (port?: number) =>
    aProduct(bench, {
      TRUST_PROXY: "1",
      DATABASE_URL: cluster.urlOf("axion", RUNTIME),
      ...environment,
      ...(port && { PORT: String(port) }),
    });
  const processes: readonly [Product, Product] = [await start(), await start()];
  const restart = async ({ ended, port }: Product) => {
    await ended;
    return start(port);
  };
  return { processes, restart, address: await aProxy(bench, [processes[0].port, processes[1].port]) };
}
