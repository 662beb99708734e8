import { execFileSync } from "node:child_process";

let library: string | undefined;

/**
 * Environment variables that shift a program's clock, with libfaketime.
 * @param by The shift, such as "+1d" or "-2h".
 */
export function shiftedClock(by: string) {
  library ??= execFileSync("faketime", ["-f", "+0s", "printenv", "LD_PRELOAD"], { encoding: "utf8" }).trim();
  return { LD_PRELOAD: library, FAKETIME: by, FAKETIME_DONT_FAKE_MONOTONIC: "1" };
}
