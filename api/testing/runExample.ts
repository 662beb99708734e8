import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { resolve } from "node:path";

interface Ran {
  code: number | null;
  printed: string;
}

/** The languages that the examples are written in, and what runs them; a machine may lack Python. */
export const LANGUAGES = {
  typescript: { program: process.execPath, args: ["--import", "tsx"] },
  python: { program: "python3", args: [] },
  shell: { program: "sh", args: [] },
};
export type Language = keyof typeof LANGUAGES;

export const hasPython = spawnSync("python3", ["--version"]).status === 0;

const running = new Set<ChildProcess>();

afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
});

/** Starts a program of e2e/examples with this environment. */
export function startExample(language: Language, file: string, args: string[], environment: Record<string, string>, directory: string) {
  const { program, args: before } = LANGUAGES[language];
  const { PATH = "" } = process.env;
  // Node.js finds tsx by the folder in which it runs.
  const cwd = language === "typescript" ? process.cwd() : directory;
  const child = spawn(program, [...before, resolve("e2e/examples", language, file), ...args], { cwd, env: { PATH, PYTHONUNBUFFERED: "1", PYTHONDONTWRITEBYTECODE: "1", ...environment } });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** Runs it to its end. */
export function runExample(language: Language, file: string, args: string[], environment: Record<string, string>, { directory, input = "" }: { directory: string; input?: string }): Promise<Ran> {
  const child = startExample(language, file, args, environment, directory);
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  // One that refuses before it reads its input has closed it.
  child.stdin.on("error", () => undefined).end(input);
  return new Promise((ran, failed) => child.once("error", failed).once("close", (code) => ran({ code, printed })));
}
