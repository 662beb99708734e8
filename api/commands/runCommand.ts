import { reasonOf } from "#api/core/http/log.ts";

/** Runs a command and prints its result. If the command fails, prints the reason and exits with code 1. */
export function runCommand(failure: string, act: () => Promise<string>) {
  act().then(
    (done) => process.stdout.write(`${done}\n`),
    (error: unknown) => process.stderr.write(`${failure}: ${reasonOf(error)}\n`, () => process.exit(1)),
  );
}
