type Act = () => unknown;

const acts: { test: Act[]; file: Act[] } = { test: [], file: [] };

async function run(due: Act[]) {
  for (const act of due.splice(0).reverse()) await act();
}

/** Runs the act after the current test. */
export const afterThisTest = (act: Act) => acts.test.push(act);

/** Runs the act after the current test file. */
export const afterThisFile = (act: Act) => acts.file.push(act);

/**
 * Called by the hooks in Jest's configuration. This module is loaded once per worker, whereas Jest's hooks belong to
 * one file.
 */
export const endTest = () => run(acts.test);
export const endFile = () => run(acts.file);
