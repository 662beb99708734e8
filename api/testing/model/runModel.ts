import fc from "fast-check";

import { outcomeDifferences } from "#api/bids/trail/verifyOutcomes.ts";
import { ACT_NAMES, readEverything, type Run, SEQUENCES_OF } from "#api/testing/model/Command.ts";
import { setTheStage } from "#api/testing/model/setTheStage.ts";
import { IS_SECOND_TIER, SEED } from "#api/testing/sampled.ts";

/**
 * The number of random sequences: 15 in `npm test`, and 500 in the second tier. `npm run test:model` sets SEQUENCES.
 */
export const SEQUENCES = Number(process.env.SEQUENCES ?? (IS_SECOND_TIER ? 500 : 15));
/**
 * True if the number of sequences is large enough for each kind of request to be accepted at least once, and refused at
 * least once.
 */
export const isLong = SEQUENCES >= 500;

/** Timeout for a long run, in milliseconds. */
export const TIMEOUT = 60 * 60 * 1000;

/**
 * Compares the portal with the model over random sequences of requests, and after each sequence the tables with the
 * audit trail. fast-check shrinks a failing sequence and lists its requests. The environment variable SEED repeats a
 * run.
 */
export async function runModel(how: keyof typeof SEQUENCES_OF) {
  const run: Run = { ...(await setTheStage()), answers: new Map() };
  await fc.assert(
    fc.asyncProperty(SEQUENCES_OF[how], async (acts) => {
      const world = await run.reset();
      run.last = undefined;
      await fc.asyncModelRun(() => ({ model: world, real: run }), acts);
      await readEverything(world, run);
      expect(await outcomeDifferences(run.db.manager)).toEqual([]);
    }),
    { numRuns: SEQUENCES, seed: SEED },
  );
  if (isLong)
    console.table(Object.fromEntries([...run.answers].map(([name, counts]) => [name, Object.fromEntries(counts)])));
  return run.answers;
}

/** The kinds of requests that are accepted from every actor. */
const ALWAYS_ALLOWED = ["me", "logout"];

/** The kinds of requests that were not both accepted and refused: for these the comparison is incomplete. */
export const untried = (answers: Run["answers"]) =>
  ACT_NAMES.filter(
    (name) => !answers.get(name)?.has("data") || (answers.get(name)?.size === 1 && !ALWAYS_ALLOWED.includes(name)),
  );
