import { reasonOf } from "#api/core/http/log.ts";

/** Runs a command of the command line: prints its sentence, or why it failed, with exit code 1. */
export function command(failure: string, act: () => Promise<string>) {
  act().then(
    (done) => process.stdout.write(`${done}\n`),
    (error: unknown) => process.stderr.write(`${failure}: ${reasonOf(error)}\n`, () => process.exit(1)),
  );
}
