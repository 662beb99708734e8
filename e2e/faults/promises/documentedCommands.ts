import { cpSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

import { freePort } from "../bench/Bench.ts";
import { aCluster } from "../bench/cluster.ts";
import { DEPLOY } from "../bench/deployed.ts";
import { request } from "../bench/request.ts";
import { until } from "../bench/until.ts";
import type { FaultTest } from "../FaultTest.ts";

/** Documented commands that the test skips: they take minutes, and the product is already built. */
const BUILDS = "npm ci && npm run build && npm prune --omit=dev\n";

/** The first block of commands under a heading of the deployment document. */
function commandsUnder(heading: string) {
  const [, section = ""] = readFileSync(join(DEPLOY, "README.md"), "utf8").split(`\n## ${heading}\n`);
  const code = /^```sh\n([^]*?)^```$/m.exec(section)?.[1];
  if (!code) throw new Error(`${DEPLOY}/README.md has no commands under ${heading}`);
  return code;
}

export const documentedCommands: FaultTest = {
  promise:
    "the documented commands deploy two processes on a PostgreSQL server, measure them, back them up and restore them",
  async attack({ bench, findings }) {
    const cluster = await aCluster(bench);
    const [first, second, firstMetrics, secondMetrics] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    const directory = bench.aDirectory("documented");
    for (const name of ["dist", "node_modules"]) symlinkSync(resolve(name), join(directory, name));
    cpSync("package.json", join(directory, "package.json"));
    const here = (script: string) =>
      Object.entries({
        [BUILDS]: "",
        "-p 5432": `-p ${cluster.port}`,
        "127.0.0.1:5432": `127.0.0.1:${cluster.port}`,
        "PORT=3001": `PORT=${first}`,
        "PORT=3002": `PORT=${second}`,
        "PORT=13001": `PORT=${firstMetrics}`,
        "PORT=13002": `PORT=${secondMetrics}`,
        "127.0.0.1:13001": `127.0.0.1:${firstMetrics}`,
      }).reduce((text, [documented, inPlace]) => text.replaceAll(documented, inPlace), script);
    let printed = "";
    const run = (script: string) =>
      bench.start(
        "bash",
        ["-euo", "pipefail", "-c", here(script)],
        {
          cwd: directory,
          env: { PATH: process.env.PATH, PGPORT: String(cluster.port), DATA_DIR: directory, DEMO: "false" },
        },
        (text) => (printed += text),
      );

    // `wait` makes the shell wait for the two processes, so that they run until the test ends the shell.
    const processes = run(`${commandsUnder("One server")}wait`);
    for (const port of [first, second])
      await until(
        `the process on port ${port} is ready`,
        async () => {
          if (processes.hasEnded()) throw new Error(`The commands under "One server" failed: ${printed}`);
          return (
            (await request({ url: `http://127.0.0.1:${port}` }, { method: "GET", path: "/readyz" })).status === 200
          );
        },
        90_000,
      );
    findings.note("two processes are ready");
    const succeeds = async (heading: string) => {
      printed = "";
      const succeeded = (await run(commandsUnder(heading)).ended) === 0;
      findings.expect(succeeded, succeeded ? `"${heading}" succeeds` : `"${heading}" fails: ${printed.slice(-300)}`);
    };
    await succeeds("Watch it");
    findings.expect(printed.includes("axion_database_up 1"), "the metrics say that the database is up");
    await succeeds("Back up and restore");
    const [restored] = await cluster.query<{ users: number }>(
      "axion_restored",
      "SELECT count(*)::int AS users FROM users",
    );
    findings.expect(restored?.users === 1, `${restored?.users} user is in the restored database`);
  },
};
