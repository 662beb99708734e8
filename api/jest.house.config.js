import rules from "./jest.rules.config.js";

/**
 * The tests of the code itself that `npm run check` runs: they need no database.
 * @type {import("jest").Config}
 */
export default {
  ...rules,
  displayName: "house",
  testMatch: [
    "<rootDir>/api/testing/house.test.ts",
    "<rootDir>/api/testing/repository/documentLinks.test.ts",
    "<rootDir>/api/commands/schemaChanges.test.ts",
    "<rootDir>/api/core/graphql/{descriptions,conventions}.test.ts",
  ],
};
