import { type ChildProcess, execFile, execFileSync, spawn, type SpawnOptions } from "node:child_process";
import { chownSync, chmodSync, createWriteStream, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

const runFile = promisify(execFile);

/** Between SIGTERM and SIGKILL at the end of a test. */
const PATIENCE_MS = 2000;

type Cleanup = () => unknown;

/** A started program. */
export interface Running {
  pid: number;
  /** Resolves with the exit code; null after a signal. */
  ended: Promise<number | null>;
  hasEnded(): boolean;
  signal(name: NodeJS.Signals): void;
}

/** The temporary world of the promises: a directory, programs and their logs. Everything ends with it. */
export class Bench {
  readonly directory = mkdtempSync(join(tmpdir(), "axion-faults-"));
  readonly logs = join(this.directory, "logs");
  /** PostgreSQL and PgBouncer do not run as root. */
  private readonly owner = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : undefined;
  private readonly cleanups: Cleanup[] = [];
  private started = 0;

  constructor() {
    chmodSync(this.directory, 0o755);
    mkdirSync(this.logs);
  }

  /** A directory of the user that runs PostgreSQL. */
  aDirectory(name: string) {
    const path = join(this.directory, `${name}-${++this.started}`);
    mkdirSync(path, { mode: 0o700 });
    if (this.owner) chownSync(path, this.owner.uid, this.owner.gid);
    return path;
  }

  /** Writes a file that PostgreSQL's user owns. */
  write(path: string, text: string) {
    writeFileSync(path, text);
    if (this.owner) chownSync(path, this.owner.uid, this.owner.gid);
  }

  /** Runs a program to its end, as the user that runs PostgreSQL; throws its output if it fails. */
  async runAsPostgres(program: string, given: string[], environment: Record<string, string> = {}) {
    const { stdout } = await runFile(program, given, { cwd: "/", env: { ...process.env, ...environment }, ...this.owner });
    return stdout;
  }

  startAsPostgres(program: string, given: string[]) {
    return this.start(program, given, { cwd: "/", ...this.owner });
  }

  /** Starts a program; its output goes to a file of the logs, and its end is part of the cleanup. */
  start(program: string, given: string[], options: SpawnOptions = {}, heard: (text: string) => void = () => undefined): Running {
    const child = spawn(program, given, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    const log = createWriteStream(join(this.logs, `${++this.started}-${program.split("/").pop()}.log`));
    for (const output of [child.stdout, child.stderr]) {
      output.pipe(log, { end: false });
      output.on("data", (text: Buffer) => heard(text.toString()));
    }
    const ended = endOf(child);
    let over = false;
    void ended.finally(() => (over = true));
    // Its children may write after its end.
    child.once("close", () => log.end());
    const running = { pid: child.pid ?? 0, ended, hasEnded: () => over, signal: (name: NodeJS.Signals) => void child.kill(name) };
    this.cleanups.push(async () => {
      if (over) return;
      child.kill("SIGCONT");
      child.kill("SIGTERM");
      await Promise.race([ended, wait(PATIENCE_MS)]);
      child.kill("SIGKILL");
      await ended;
    });
    return running;
  }

  onCleanup(cleanup: Cleanup) {
    this.cleanups.push(cleanup);
  }

  /** Ends everything that was started since the last cleanup, the newest first. The logs stay. */
  async cleanup() {
    for (let cleanup = this.cleanups.pop(); cleanup; cleanup = this.cleanups.pop()) await cleanup();
  }

  /** Counts the lines of all logs, and finds those that contain the text. */
  logLinesWith(text: string) {
    const lines = readdirSync(this.logs).flatMap((name) => readFileSync(join(this.logs, name), "utf8").trimEnd().split("\n").map((line) => `${name}: ${line}`));
    return { lines: lines.length, found: lines.filter((line) => line.includes(text)) };
  }

  async remove() {
    await this.cleanup();
    rmSync(this.directory, { recursive: true, force: true });
  }
}

const idOf = (which: string) => Number(execFileSync("id", [which, "postgres"], { encoding: "utf8" }));

const endOf = (child: ChildProcess) =>
  new Promise<number | null>((done, failed) => {
    child.once("error", failed);
    child.once("exit", done);
  });

/** A port that no program listens on now. */
export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((found) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}
