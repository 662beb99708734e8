/** True in `npm run test:all`, which tests everything. `npm test` tests samples of what takes long. */
export const IS_SECOND_TIER = process.env.TIER === "second";

/** Chooses the samples of this run. The environment variable of the same name repeats an earlier run. */
export const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);

/**
 * The rows that this run tests: all of them in the second tier, otherwise one in `oneIn`.
 * @param turn Shifts the sample, so that several tests with the same rows choose different ones
 */
export const sampled = <T>(rows: readonly T[], oneIn: number, turn = 0): T[] =>
  IS_SECOND_TIER ? [...rows] : rows.filter((_row, place) => (place + turn + SEED) % oneIn === 0);
