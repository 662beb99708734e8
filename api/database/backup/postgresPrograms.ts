import { spawn } from "node:child_process";

import { NO_TIMEOUTS } from "#api/core/database/timeouts.ts";

/**
 * Starts a PostgreSQL client program. The password is in the environment, because other users can read the command
 * line.
 */
export function postgresProgram(name: string, url: string | null, args: string[]) {
  const address = url === null ? null : new URL(url);
  const password = decodeURIComponent(address?.password ?? "");
  if (address) address.password = "";
  const child = spawn(name, address ? ["--dbname", address.href, ...args] : args, {
    env: { ...process.env, PGOPTIONS: NO_TIMEOUTS, ...(password && { PGPASSWORD: password }) },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (text: Buffer) => (said += text.toString()));
  // If the program ends early, writing to its input fails. This error is ignored, because the exit code reports the
  // cause.
  child.stdin.on("error", () => undefined);
  const ended = new Promise<void>((done, failed) => {
    child.once("error", (error: NodeJS.ErrnoException) =>
      failed(
        error.code === "ENOENT" ? new Error(`${name} is not installed: install PostgreSQL's client programs`) : error,
      ),
    );
    child.once("close", (code) =>
      code === 0 ? done() : failed(new Error(`${name}: ${said.trim() || `exit code ${code}`}`)),
    );
  });
  return { input: child.stdin, output: child.stdout, ended };
}
