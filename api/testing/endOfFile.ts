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
 * Called by hooks.ts, which Jest's configuration loads for each test file. This module is loaded only once per worker,
 * so that it cannot register Jest's hooks itself: they belong to one test file.
 */
export const endTest = () => run(acts.test);
export const endFile = () => run(acts.file);
