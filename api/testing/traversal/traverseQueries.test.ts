import { buildSchema } from "#api/schema.ts";
import { given, rootsFor, SEED, watching } from "#api/testing/traversal/viewers.ts";
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
      for (const field of rootsFor(viewer, QUERIES))
        await traverseRoot(walk, field, viewer.scope !== null || viewer.name === "a visitor");
    }

    expect(leaks).toEqual({});
    // The traversal has reached every secret that some viewer may see.
    expect(world.secrets.filter(({ what, forAdminsWith }) => forAdminsWith !== null && !shown.has(what))).toEqual([]);
    expect(api.faults).toEqual([]);
  },
  A_BUSY_MACHINE_MS,
);
