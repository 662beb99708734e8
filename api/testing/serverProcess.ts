import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { until } from "#api/testing/until.ts";

const READY = /ready at http:\/\/localhost:(\d+)/;
const START_WITHIN = 90_000;

export interface ServerProcess {
  url: string;
  /** What it has printed so far. */
  printed(): string;
  /** Ends it at once, without a chance to tidy up, or as the signal says; waits until it is gone. */
  kill(signal?: NodeJS.Signals): Promise<void>;
}

const running = new Set<ChildProcess>();
const directories: string[] = [];

afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

/** An empty directory that goes when the test file ends. */
export function aDirectory() {
  const directory = mkdtempSync(join(tmpdir(), "axion-"));
  directories.push(directory);
  return directory;
}

/** A real process of the product with this environment and nothing else, on a port that the system chooses. */
function spawnServer(environment: Record<string, string>) {
  const child = spawn(process.execPath, ["--import", "tsx", "api/server.ts"], {
    env: { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: "0", DEMO: "false", LOG_LEVEL: "error", ...environment },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (printed += text.toString()));
  running.add(child);
  const ended = new Promise<number | null>((done) => child.once("close", done));
  void ended.then(() => running.delete(child));
  return { child, ended, printed: () => printed };
}

/** Waits for its greeting; throws what it printed where it ends instead. */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const { child, ended, printed } = spawnServer(environment);
  await until(() => READY.test(printed()) || !running.has(child), START_WITHIN);
  const port = READY.exec(printed())?.[1];
  if (!port) throw new Error(`The server did not start: ${printed()}`);
  return {
    url: `http://127.0.0.1:${port}`,
    printed,
    async kill(signal = "SIGKILL") {
      child.kill(signal);
      await ended;
    },
  };
}

/** A start that is to fail: its exit code, and what it printed. */
export async function failedStart(environment: Record<string, string>) {
  const { ended, printed } = spawnServer(environment);
  const code = await ended;
  return { code, printed: printed() };
}

/** Kills the process as soon as the condition holds, at whatever it is doing. */
export async function killedStart(environment: Record<string, string>, when: () => boolean) {
  const { child, ended } = spawnServer(environment);
  await until(() => when() || !running.has(child), START_WITHIN);
  child.kill("SIGKILL");
  await ended;
}
