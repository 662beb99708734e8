import { buildSchema } from "#api/schema.ts";
import { fuzz } from "#api/testing/fuzz/fuzz.ts";
import { graphqlTargets } from "#api/testing/fuzz/graphqlTargets.ts";
import { anAdmin } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

test("every mutation of the schema records an event", async () => {
  const api = await testApp();
  const person = api.as(await api.has(anAdmin()));

  const { unanswered } = await fuzz(api, 1, graphqlTargets("mutation"));
  await person.graphql("mutation { logout }");
  await api.settled();
  const events = await api.db.query<{ act: string }[]>("SELECT DISTINCT act FROM audit_events WHERE outcome = 'done'");

  const recorded = new Set(events.map(({ act }) => act));
  const unrecorded = Object.keys(buildSchema().getMutationType()?.getFields() ?? {}).filter(
    (name) => !recorded.has(name),
  );
  expect({ unanswered, unrecorded }).toEqual({ unanswered: [], unrecorded: [] });
});
