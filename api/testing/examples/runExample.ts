import { spawn, spawnSync } from "node:child_process";
import { resolve } from "node:path";

import { afterThisFile } from "#api/testing/endOfFile.ts";

interface Ran {
  code: number | null;
  printed: string;
}

/** The languages of the examples and the commands that run them. Python may not be installed. */
export const LANGUAGES = {
  typescript: { program: process.execPath, args: ["--import", "tsx"] },
  python: { program: "python3", args: [] },
  shell: { program: "sh", args: [] },
};
export type Language = keyof typeof LANGUAGES;

export const hasPython = spawnSync("python3", ["--version"]).status === 0;

/** Starts a program of e2e/examples with these environment variables. */
export function startExample(
  language: Language,
  file: string,
  args: string[],
  environment: Record<string, string>,
  directory: string,
) {
  const { program, args: before } = LANGUAGES[language];
  const { PATH = "" } = process.env;
  // Node.js resolves tsx from the working directory, so TypeScript examples run in the project's folder.
  const cwd = language === "typescript" ? process.cwd() : directory;
  const child = spawn(program, [...before, resolve("e2e/examples", language, file), ...args], {
    cwd,
    env: { PATH, PYTHONUNBUFFERED: "1", PYTHONDONTWRITEBYTECODE: "1", ...environment },
  });
  afterThisFile(() => child.kill("SIGKILL"));
  return child;
}

/** Runs a program of e2e/examples until it exits. */
export function runExample(
  language: Language,
  file: string,
  args: string[],
  environment: Record<string, string>,
  { directory, input = "" }: { directory: string; input?: string },
): Promise<Ran> {
  const child = startExample(language, file, args, environment, directory);
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  // Ignores EPIPE, which occurs if the program exits before it reads its input.
  child.stdin.on("error", () => undefined).end(input);
  return new Promise((ran, failed) => child.once("error", failed).once("close", (code) => ran({ code, printed })));
}
