import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** Jest's configuration loads this module as JavaScript, which has no types. */
const { testsWithoutServer } = createRequire(join(process.cwd(), "package.json"))("#api/testing/testsOfServer.js") as {
  testsWithoutServer: () => string[];
};

test("the second tier leaves out only tests that open no test database and try no sample", () => {
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
