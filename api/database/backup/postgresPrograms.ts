import { spawn } from "node:child_process";

import { NO_TIMEOUTS } from "#api/core/database/timeouts.ts";

/** A PostgreSQL client program on this database. The password is not on the command line, which other users can read. */
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
  // A program that ends early closes its input: its exit code tells.
  child.stdin.on("error", () => undefined);
  const ended = new Promise<void>((done, failed) => {
    child.once("error", (error: NodeJS.ErrnoException) => failed(error.code === "ENOENT" ? new Error(`${name} is not installed: install PostgreSQL's client programs`) : error));
    child.once("close", (code) => (code === 0 ? done() : failed(new Error(`${name}: ${said.trim() || `exit code ${code}`}`))));
  });
  return { input: child.stdin, output: child.stdout, ended };
}
