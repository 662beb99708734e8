import { recordAsFound } from "#api/bids/trail/recordAsFound.ts";
import { outcomeDifferences } from "#api/bids/trail/verifyOutcomes.ts";
import { fuzz, type Target } from "#api/testing/fuzz/fuzz.ts";
import { graphqlTargets } from "#api/testing/fuzz/graphqlTargets.ts";
import { testApp } from "#api/testing/testApp.ts";

/** Matches the names of mutations that write a table that `npm run audit:verify` compares with the audit trail. */
const DECIDE = /tender|bid|opening|addend|documentAddress|question|answer|user|register|account/i;

test("each mutation that writes an outcome records it: the tables are what the trail says after it", async () => {
  const api = await testApp();
  const differences: Record<string, string[]> = {};
  const compared = (target: Target): Target => ({
    ...target,
    async send(attempt) {
      await recordAsFound(api.db.manager);
      const answer = await target.send(attempt);
      const found = await outcomeDifferences(api.db.manager);
      if (found.length > 0) differences[target.name] = found;
      return answer;
    },
  });

  const { unanswered } = await fuzz(
    api,
    1,
    graphqlTargets("mutation")
      .filter(({ operation }) => DECIDE.test(operation))
      .map(compared),
  );

  expect({ unanswered, differences }).toEqual({ unanswered: [], differences: {} });
});
