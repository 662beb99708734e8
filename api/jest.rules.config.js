import api from "./jest.config.js";

const { globalSetup, globalTeardown, testPathIgnorePatterns, ...withoutDatabase } = api;

/**
 * Tests of rules need no database.
 * @type {import("jest").Config}
 */
export default {
  ...withoutDatabase,
  displayName: "rules",
  testMatch: ["<rootDir>/api/**/*.rules.test.ts"],
};
