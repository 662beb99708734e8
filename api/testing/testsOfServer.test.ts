import { readFileSync } from "node:fs";

/** Jest's configuration loads this module as JavaScript, which has no types. */
const MODULE: string = "#api/testing/testsOfServer.js";

test("the second tier leaves out only tests that open no test database and try no sample", async () => {
  const { testsWithoutServer } = (await import(MODULE)) as { testsWithoutServer: () => string[] };
  const left = testsWithoutServer();

  expect(left).toContain("api/database/openRecovering.test.ts");
  expect(
    left.filter((file) =>
      /testApp\(|emptyDatabase\(|serverUrl\(|sampled\(|IS_SECOND_TIER|TEST_DATABASE_URL/.test(
        readFileSync(file, "utf8").replace(/^import .*$/gm, ""),
      ),
    ),
  ).toEqual(["api/testing/testsOfServer.test.ts"]);
});
