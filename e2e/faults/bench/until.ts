import { setTimeout as wait } from "node:timers/promises";

const POLL_MS = 50;

/** Polls until the condition holds; throws after the timeout. */
export async function until(what: string, condition: () => boolean | Promise<boolean>, timeoutMs = 30_000) {
  const end = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${timeoutMs} ms`);
    await wait(POLL_MS);
  }
}
