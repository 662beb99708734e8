import { buildSchema } from "#api/schema.ts";
import { given, rootsFor, watching } from "#api/testing/traversal/viewers.ts";
import { IS_SECOND_TIER, sampled, SEED } from "#api/testing/sampled.ts";
import { A_BUSY_MACHINE_MS } from "#api/testing/until.ts";
import { type Traversal, traverseRoot } from "#api/testing/traversal/traverseRoot.ts";

const QUERIES = Object.values(buildSchema().getQueryType()!.getFields());

test(
  `no field that can be reached from a query shows what the viewer may not see (SEED=${SEED})`,
  async () => {
    const { api, world, viewers } = await given();
    const { leaks, shown, watch } = watching(world);
    const answering: Traversal["answering"] = new Map();
    const tooLarge: Traversal["tooLarge"] = new Map();

    for (const viewer of viewers) {
      const walk = {
        operation: "query" as const,
        viewer: viewer.person,
        pool: world.pool,
        onAnswer: watch(viewer),
        refused: new Set<string>(),
        answering,
        tooLarge,
      };
      for (const field of sampled(rootsFor(viewer, QUERIES), 6))
        await traverseRoot(walk, field, viewer.scope !== null || viewer.name === "a visitor");
    }

    expect(leaks).toEqual({});
    expect(shown.size).toBeGreaterThan(0);
    // The whole traversal has reached every secret that some viewer may see.
    if (IS_SECOND_TIER)
      expect(world.secrets.filter(({ what, forAdminsWith }) => forAdminsWith !== null && !shown.has(what))).toEqual([]);
    expect(api.faults).toEqual([]);
  },
  A_BUSY_MACHINE_MS,
);
