const PAUSE = 20;

/** Asks again and again until the condition holds; throws once it has not for so many milliseconds. */
export async function until(holds: () => boolean | Promise<boolean>, within = 20_000) {
  const end = Date.now() + within;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`What was waited for did not come within ${within} ms`);
    await new Promise((later) => setTimeout(later, PAUSE));
  }
}
