import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

import { builtCopy, migratedCopy, temporaryFolder } from "#api/testing/copies.ts";
import { afterThisFile } from "#api/testing/endOfFile.ts";
import { until } from "#api/testing/until.ts";

const READY = /ready at http:\/\/localhost:(\d+)/;
const START_TIMEOUT_MS = 90_000;

export interface ServerProcess {
  url: string;
  pid: number;
  /** The text that the process has printed so far. */
  printed(): string;
  /** Sends SIGKILL or the given signal, and waits until the process has ended; returns its exit code. */
  kill(signal?: NodeJS.Signals): Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** An empty temporary directory, deleted after the test file. */
export function aDirectory() {
  const directory = mkdtempSync(join(temporaryFolder(), "axion-"));
  afterThisFile(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** A data directory for a server process, with a migrated embedded database without accounts. */
export function aPreparedDirectory() {
  const directory = aDirectory();
  const files = join(directory, "postgres");
  mkdirSync(files);
  execFileSync("tar", ["-xf", migratedCopy(), "-C", files], { stdio: "ignore" });
  return directory;
}

/**
 * The folder of the api as `npm run build` builds it, which starts twice as fast as the source. The first test that
 * needs the folder builds it. The folder must be inside the repository, so that Node.js finds the packages that the api
 * imports.
 */
function builtApi() {
  const built = builtCopy();
  if (existsSync(built)) return built;
  const unfinished = mkdtempSync(`${built}-`);
  execFileSync("node_modules/.bin/vite", [
    "build",
    "--config",
    "api/vite.config.ts",
    "--outDir",
    unfinished,
    "--logLevel",
    "error",
  ]);
  try {
    renameSync(unfinished, built);
  } catch {
    // Another worker has built the api in the meantime.
    rmSync(unfinished, { recursive: true });
  }
  return built;
}

/**
 * Starts the built server, or another command, on a free port. Of the test process's own environment variables, it gets
 * only PATH. Its working directory has no built site: `npm test` may be building the site in dist/ at the same time.
 */
function spawnServer(environment: Record<string, string>, command = "server", args: string[] = []) {
  const cwd = builtApi();
  const child = spawn(process.execPath, [join(cwd, `${command}.js`), ...args], {
    cwd,
    env: { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: "0", DEMO: "false", LOG_LEVEL: "error", ...environment },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (printed += text.toString()));
  running.add(child);
  afterThisFile(() => child.kill("SIGKILL"));
  const ended = new Promise<number | null>((done) => child.once("close", done));
  void ended.then(() => running.delete(child));
  return { child, ended, printed: () => printed };
}

/**
 * Starts the server, and waits until it prints that it is ready. If the process ends before, throws an error with its
 * output.
 */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const { child, ended, printed } = spawnServer(environment);
  await until(() => READY.test(printed()) || !running.has(child), START_TIMEOUT_MS);
  const port = READY.exec(printed())?.[1];
  if (!port) throw new Error(`The server did not start: ${printed()}`);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    printed,
    kill(signal = "SIGKILL") {
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts a server that is expected to fail; returns its exit code and output. */
export async function failedStart(environment: Record<string, string>) {
  const { ended, printed } = spawnServer(environment);
  const code = await ended;
  return { code, printed: printed() };
}

/** Starts a server and kills it when the condition becomes true. */
export async function killedStart(environment: Record<string, string>, when: () => boolean) {
  const { child, ended } = spawnServer(environment);
  await until(() => when() || !running.has(child), START_TIMEOUT_MS);
  child.kill("SIGKILL");
  await ended;
}

/** Runs a command of the product until it exits. */
export async function ran(
  command: "auditVerify" | "backup" | "filesVerify" | "migrate" | "restore",
  environment: Record<string, string>,
  ...args: string[]
) {
  const { ended, printed } = spawnServer(environment, command, args);
  const code = await ended;
  return { code, printed: printed() };
}
