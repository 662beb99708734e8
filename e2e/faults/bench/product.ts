import { existsSync, readFileSync } from "node:fs";

import { type Bench, freePort, type Running } from "./Bench.ts";
import { PASSWORD } from "./seeded.ts";
import { request } from "./request.ts";
import { until } from "./until.ts";

const BUILT = "dist/api/server.js";

/** One process of the built product. */
export interface Product extends Running {
  port: number;
  url: string;
  /** The resident set size of the process, in megabytes. */
  memory(): number;
  /** The standard output and standard error of the process so far. */
  printed(): string;
}

export const ADMIN = { username: "admin", password: PASSWORD };

/** Starts the built product with these environment variables and waits until it is ready. */
export async function aProduct(bench: Bench, environment: Record<string, string>): Promise<Product> {
  if (!existsSync(BUILT)) throw new Error("There is no build: run npm run build first");
  const port = environment.PORT ? Number(environment.PORT) : await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    DEMO: "false",
    DATA_DIR: bench.aDirectory("data"),
    ADMIN_PASSWORD: PASSWORD,
    REQUESTS_PER_PERSON: "0",
    REQUESTS_PER_ADDRESS: "0",
    COST_PER_PERSON: "0",
    COST_PER_ADDRESS: "0",
    ...environment,
  };
  let printed = "";
  const running = bench.start(process.execPath, ["--enable-source-maps", BUILT], { env }, (text) => (printed += text));
  await until(
    "the product is ready",
    async () => {
      if (running.hasEnded()) throw new Error(`The product did not start: ${printed}`);
      return (await request({ url }, { method: "GET", path: "/readyz" })).status === 200;
    },
    90_000,
  );
  const memory = () =>
    Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${running.pid}/status`, "utf8"))?.[1]) / 1024);
  return { ...running, port, url, memory, printed: () => printed };
}
