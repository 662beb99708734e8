type Act = () => unknown;

const acts: { test: Act[]; file: Act[] } = { test: [], file: [] };

async function run(due: Act[]) {
  for (const act of due.splice(0).reverse()) await act();
}

/** Runs the function after the current test. */
export const afterThisTest = (act: Act) => acts.test.push(act);

/** Runs the function after the current test file. */
export const afterThisFile = (act: Act) => acts.file.push(act);

/**
 * hooks.ts calls these functions. Jest's configuration loads hooks.ts for each test file. This module cannot register
 * Jest's hooks itself, because it is loaded only once per worker, and a hook belongs to one test file.
 */
export const endTest = () => run(acts.test);
export const endFile = () => run(acts.file);
