import { testApp } from "#api/testing/testApp.ts";

test("visitors can read the database's clock, to the millisecond", async () => {
  const api = await testApp();
  const [before] = await api.db.query<[{ now: Date }]>("SELECT clock_timestamp() AS now");

  const { data } = await api.visitor.graphql("{ serverTime }");

  const [after] = await api.db.query<[{ now: Date }]>("SELECT clock_timestamp() AS now");
  expect(data.serverTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(new Date(data.serverTime).getTime()).toBeGreaterThanOrEqual(before.now.getTime());
  expect(new Date(data.serverTime).getTime()).toBeLessThanOrEqual(after.now.getTime());
});
