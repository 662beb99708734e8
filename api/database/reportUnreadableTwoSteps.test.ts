import { openLog } from "#api/core/http/log.ts";
import { reportUnreadableTwoSteps } from "#api/database/reportUnreadableTwoSteps.ts";
import { openTwoStepVault } from "#api/users/two-step/twoStepVault.ts";
import { aTwoStep } from "#api/testing/builders/aTwoStep.ts";
import { aPartner } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

async function reportedWith(secret: string) {
  const api = await testApp();
  for (const isOn of [true, true, false]) await aTwoStep(api.db, (await api.has(aPartner())).id, { isOn });
  const lines: string[] = [];
  await reportUnreadableTwoSteps({
    db: api.db,
    vault: openTwoStepVault(secret),
    log: openLog("info", { write: (line) => lines.push(line) }),
  });
  return lines.map((line) => JSON.parse(line) as object);
}

test("a lost or wrong TWO_STEP_SECRET is told at the start, with the number of accounts that cannot sign in", async () => {
  expect(await reportedWith("another secret")).toMatchObject([
    {
      level: 50,
      accounts: 2,
      msg: expect.stringMatching(
        /^the secrets of two-step sign-in of 2 of 2 accounts cannot be opened.*set TWO_STEP_SECRET/,
      ),
    },
  ]);
});

test("with the right one nothing is logged", async () => {
  expect(await reportedWith("only for tests")).toEqual([]);
});
