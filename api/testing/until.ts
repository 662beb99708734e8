const POLL_INTERVAL_MS = 20;

/**
 * The timeout of a long test, in milliseconds. A test that takes half a minute on an idle machine takes minutes on a
 * slow machine with other work.
 */
export const A_BUSY_MACHINE_MS = 900_000;

/** Polls until the condition holds; throws after the timeout. */
export async function until(condition: () => boolean | Promise<boolean>, timeoutMs = 60_000) {
  const end = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`The condition did not hold within ${timeoutMs} ms`);
    await new Promise((later) => setTimeout(later, POLL_INTERVAL_MS));
  }
}
