import fc from "fast-check";

import { ACT_NAMES, lookAround, type Run, SEQUENCES_OF } from "#api/testing/model/Command.ts";
import { setTheStage } from "#api/testing/model/setTheStage.ts";

export const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
/** A few in the suite; `npm run test:model` sets the number. */
export const SEQUENCES = Number(process.env.SEQUENCES ?? 15);
/** Enough for every act to be allowed once and refused once. */
export const isLong = SEQUENCES >= 500;

jest.setTimeout(60 * 60 * 1000);

/** Runs random sequences on portal and model. A failure is shrunk and lists its acts; SEED repeats it. */
export async function runModel(how: keyof typeof SEQUENCES_OF) {
  const run: Run = { ...(await setTheStage()), answers: new Map() };
  await fc.assert(
    fc.asyncProperty(SEQUENCES_OF[how], async (acts) => {
      const world = await run.reset();
      run.last = undefined;
      await fc.asyncModelRun(() => ({ model: world, real: run }), acts);
      await lookAround(world, run);
    }),
    { numRuns: SEQUENCES, seed: SEED },
  );
  if (isLong) console.table(Object.fromEntries([...run.answers].map(([name, counts]) => [name, Object.fromEntries(counts)])));
  return run.answers;
}

/** Nobody is refused these. */
const ALWAYS_ALLOWED = ["me", "logout"];

/** The acts that were not both allowed and refused: an agreement about them says little. */
export const untried = (answers: Run["answers"]) =>
  ACT_NAMES.filter((name) => !answers.get(name)?.has("data") || (answers.get(name)?.size === 1 && !ALWAYS_ALLOWED.includes(name)));
