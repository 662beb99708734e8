import { openLog } from "#api/core/http/log.ts";
import { tellUnreadableTwoSteps } from "#api/database/tellUnreadableTwoSteps.ts";
import { openTwoStepVault } from "#api/session/two-step/twoStepVault.ts";
import { aTwoStep } from "#api/testing/aTwoStep.ts";
import { aPartner } from "#api/testing/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

async function told(secret: string) {
  const api = await testApp();
  for (const isOn of [true, true, false]) await aTwoStep(api.db, (await api.has(aPartner())).id, { isOn });
  const lines: string[] = [];
  await tellUnreadableTwoSteps({ db: api.db, vault: openTwoStepVault(secret), log: openLog("info", { write: (line) => lines.push(line) }) });
  return lines.map((line) => JSON.parse(line) as object);
}

test("a lost or wrong TWO_STEP_SECRET is told at the start, with the number of accounts that cannot sign in", async () => {
  expect(await told("another secret")).toMatchObject([{ level: 50, accounts: 2, msg: expect.stringMatching(/^the secrets of two-step sign-in of 2 of 2 accounts cannot be opened.*set TWO_STEP_SECRET/) }]);
});

test("with the right one nothing is told", async () => {
  expect(await told("only for tests")).toEqual([]);
});
