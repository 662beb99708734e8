import { buildSchema } from "#api/schema.ts";
import { given, rootsFor, type Viewer, watching } from "#api/testing/traversal/viewers.ts";
import { IS_SECOND_TIER, sampled, SEED } from "#api/testing/sampled.ts";
import { A_BUSY_MACHINE_MS } from "#api/testing/until.ts";
import { ONE_IN as VARIANTS_IN, type Traversal, traverseRoot } from "#api/testing/traversal/traverseRoot.ts";

const MUTATIONS = Object.values(buildSchema().getMutationType()!.getFields());
/**
 * More mutations than this must be answered without an error, because a mutation that is always refused tests nothing.
 * Measured: 33 in the second tier, and 16 to 20 in the sample of `npm test`. In the sample, each viewer tries every
 * second mutation: one viewer the even ones, the next the odd ones. SEED chooses the mutations and the variants in
 * different ways, so that each variant is tried with some seeds.
 */
const LEAST_ANSWERED = IS_SECOND_TIER ? 25 : 10;

// Partners come before administrators, whose mutations change data that partners read. Within each group, tokens come
// before sessions, because a mutation sent in a session can revoke the user's tokens.
const inOrderOfHarm = (viewers: readonly Viewer[]) =>
  [...viewers].sort(
    (one, other) =>
      Number(one.isAdmin) - Number(other.isAdmin) || Number(one.scope === null) - Number(other.scope === null),
  );

test(
  `no mutation shows what the viewer may not see, whatever it is given (SEED=${SEED})`,
  async () => {
    const { api, world, viewers } = await given();
    const { leaks, watch } = watching(world);
    const answering: Traversal["answering"] = new Map();
    const tooLarge: Traversal["tooLarge"] = new Map();

    for (const [turn, viewer] of inOrderOfHarm(viewers).entries()) {
      const walk = {
        operation: "mutation" as const,
        viewer: viewer.person,
        turn,
        pool: world.pool,
        onAnswer: watch(viewer),
        refused: new Set<string>(),
        answering,
        tooLarge,
      };
      for (const field of sampled(rootsFor(viewer, MUTATIONS), 2, turn + Math.floor(SEED / VARIANTS_IN))) {
        await traverseRoot(walk, field, false);
        if (viewer.scope === null && viewer.name !== "a visitor") await viewer.person.openSession();
      }
    }

    expect(leaks).toEqual({});
    expect([...answering].filter(([, ways]) => ways.size > 0).length).toBeGreaterThan(LEAST_ANSWERED);
    expect(api.faults).toEqual([]);
  },
  A_BUSY_MACHINE_MS,
);
