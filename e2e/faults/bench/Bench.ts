import { type ChildProcess, execFile, execFileSync, spawn, type SpawnOptions } from "node:child_process";
import {
  chownSync,
  chmodSync,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

const runFile = promisify(execFile);

/** The number of milliseconds between SIGTERM and SIGKILL at the end of a test. */
const PATIENCE_MS = 2000;

type Cleanup = () => unknown;

/** The process of a started program. */
export interface Running {
  pid: number;
  /** Resolves with the exit code; null after a signal. */
  ended: Promise<number | null>;
  hasEnded(): boolean;
  signal(name: NodeJS.Signals): void;
}

/**
 * The temporary environment of a fault test: a directory, and the started programs, whose logs are in a directory that
 * all tests share. `remove` ends the programs and deletes the test's directory.
 */
export class Bench {
  readonly directory = mkdtempSync(join(tmpdir(), "axion-faults-"));
  /**
   * The user that runs PostgreSQL and PgBouncer, which refuse to run as root; undefined unless this process runs as
   * root.
   */
  private readonly owner = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : undefined;
  private readonly cleanups: Cleanup[] = [];
  private started = 0;

  constructor(
    readonly test: string,
    readonly logs: string,
  ) {
    chmodSync(this.directory, 0o755);
  }

  /** Creates a directory owned by the user that runs PostgreSQL. */
  aDirectory(name: string) {
    const path = join(this.directory, `${name}-${++this.started}`);
    mkdirSync(path, { mode: 0o700 });
    if (this.owner) chownSync(path, this.owner.uid, this.owner.gid);
    return path;
  }

  /** Writes a file owned by the user that runs PostgreSQL. */
  write(path: string, text: string) {
    writeFileSync(path, text);
    if (this.owner) chownSync(path, this.owner.uid, this.owner.gid);
  }

  /**
   * Runs a program as the user that runs PostgreSQL, until the program exits. If the program fails, throws an error
   * with its output.
   */
  async runAsPostgres(program: string, given: string[], environment: Record<string, string> = {}) {
    const { stdout } = await runFile(program, given, {
      cwd: "/",
      env: { ...process.env, ...environment },
      ...this.owner,
    });
    return stdout;
  }

  startAsPostgres(program: string, given: string[], environment: Record<string, string> = {}) {
    return this.start(program, given, { cwd: "/", env: { ...process.env, ...environment }, ...this.owner });
  }

  /**
   * Starts a program. Its output goes to a log file and to `heard`. The cleanup ends the program and its child
   * processes.
   */
  start(
    program: string,
    given: string[],
    options: SpawnOptions = {},
    heard: (text: string) => void = () => undefined,
  ): Running {
    const child = spawn(program, given, { ...options, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    const log = createWriteStream(join(this.logs, `${this.test}-${++this.started}-${program.split("/").pop()}.log`));
    for (const output of [child.stdout, child.stderr]) {
      output.pipe(log, { end: false });
      output.on("data", (text: Buffer) => heard(text.toString()));
    }
    const ended = endOf(child);
    let over = false;
    void ended.finally(() => (over = true));
    // Wait for "close", not "exit": child processes may still write after "exit".
    child.once("close", () => log.end());
    const running = {
      pid: child.pid ?? 0,
      ended,
      hasEnded: () => over,
      signal: (name: NodeJS.Signals) => void child.kill(name),
    };
    this.cleanups.push(async () => {
      if (!over) {
        child.kill("SIGCONT");
        child.kill("SIGTERM");
        await Promise.race([ended, wait(PATIENCE_MS)]);
        child.kill("SIGKILL");
        await ended;
      }
      if (child.pid) killGroup(child.pid);
    });
    return running;
  }

  onCleanup(cleanup: Cleanup) {
    this.cleanups.push(cleanup);
  }

  /** Searches all logs for a text. Returns the number of all lines, and the matching lines. */
  logLinesWith(text: string) {
    const lines = readdirSync(this.logs).flatMap((name) =>
      readFileSync(join(this.logs, name), "utf8")
        .trimEnd()
        .split("\n")
        .map((line) => `${name}: ${line}`),
    );
    return { lines: lines.length, found: lines.filter((line) => line.includes(text)) };
  }

  /** Ends the started programs, newest first, and deletes the directory. The logs stay. */
  async remove() {
    for (let cleanup = this.cleanups.pop(); cleanup; cleanup = this.cleanups.pop()) await cleanup();
    rmSync(this.directory, { recursive: true, force: true });
  }
}

/**
 * Kills the child processes that a program has left running. The program was started with `detached`, so the id of its
 * process group is its process id.
 */
function killGroup(pid: number) {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // No process of the group is left.
  }
}

const idOf = (which: string) => Number(execFileSync("id", [which, "postgres"], { encoding: "utf8" }));

const endOf = (child: ChildProcess) =>
  new Promise<number | null>((done, failed) => {
    child.once("error", failed);
    child.once("exit", done);
  });

const givenPorts = new Set<number>();

/** Returns a port that is free at the moment. No port is returned twice, because two tests run at the same time. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await new Promise<number>((found) => {
    server.listen(0, "127.0.0.1", () => {
      const { port: free } = server.address() as AddressInfo;
      server.close(() => found(free));
    });
  });
  if (givenPorts.has(port)) return freePort();
  givenPorts.add(port);
  return port;
}
