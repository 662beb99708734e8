import { A_BUSY_MACHINE_MS } from "#api/testing/until.ts";
import { garbageOf } from "#api/testing/fuzz/garbage.ts";
import { IS_SECOND_TIER, SEED } from "#api/testing/sampled.ts";
import { ACTORS, type Counted, type Extent, openWalk, walkPairs } from "#api/testing/rights/walkPairs.ts";

/**
 * `npm test` tries a sample of pairs of mutations for three actors, of whom the seed chooses the third one. `npm run
 * test:all` tries a larger sample for every actor. `TIER=second PAIRS=all` tries all pairs, which takes a quarter of an
 * hour.
 */
const SAMPLE = { first: 4, second: 12 };
const LARGE_SAMPLE = process.env.PAIRS === "all" ? {} : { most: { first: 8, second: 30 } };
/**
 * For every seed, more first mutations than this must be followed by a second mutation. An empty sample would prove
 * nothing.
 */
const LEAST_FOLLOWED = 6;
const [STALE, PARTNER, ...TOKENS] = ACTORS as [string, string, ...string[]];
const WRITES = TOKENS.find((name) => name.endsWith("users:write"))!;

const { oneOf } = garbageOf(SEED);
function shuffled<T>(all: readonly T[]): T[] {
  const rest = [...all];
  return all.map(() => rest.splice(oneOf([...rest.keys()]), 1)[0]!);
}

async function raisesOf(names: readonly string[], extent: Extent) {
  const walk = await openWalk();
  const raises = new Set<string>();
  const counted: Record<string, Counted> = {};
  expect(walk.actors.map(({ name }) => name)).toEqual(ACTORS);
  for (const actor of walk.actors.filter(({ name }) => names.includes(name)))
    counted[actor.name] = await walkPairs(walk, actor, extent, raises);
  expect(walk.leaks).toEqual({});
  expect(walk.api.faults).toEqual([]);
  return { raises: [...raises], counted };
}

if (IS_SECOND_TIER)
  test.each(ACTORS)(
    `no two acts raise the rights of %s (SEED=${SEED})`,
    async (name) => {
      const { raises } = await raisesOf([name], { shuffled, ...LARGE_SAMPLE });

      expect(raises).toEqual([]);
    },
    A_BUSY_MACHINE_MS,
  );
else
  test(
    `no two acts raise the rights of a token or a session (SEED=${SEED})`,
    async () => {
      const names = [STALE, WRITES, shuffled([PARTNER, ...TOKENS])[0]!];

      const { raises, counted } = await raisesOf(names, { shuffled, most: SAMPLE });

      expect(raises).toEqual([]);
      expect(counted[STALE]!.first).toBeGreaterThanOrEqual(SAMPLE.first);
      expect(Object.values(counted).reduce((sum, { first }) => sum + first, 0)).toBeGreaterThan(LEAST_FOLLOWED);
    },
    A_BUSY_MACHINE_MS,
  );
