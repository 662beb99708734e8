import { testsWithoutServer } from "./testing/testsOfServer.js";

/** Tests of the second tier: `npm run test:server` runs them (e2e/README.md). */
const SECOND_TIER = "\\.second\\.test\\.ts$";

/** In the second tier on a database server, the tests that do not depend on it: the first tier has run them. */
const RUN_BEFORE = process.env.TIER === "second" && process.env.TEST_DATABASE_URL ? testsWithoutServer() : [];

/** @type {import("jest").Config} */
export default {
  displayName: "api",
  rootDir: "..",
  roots: ["<rootDir>/api"],
  testEnvironment: "<rootDir>/api/testing/WorkerEnvironment.ts",
  runtime: "<rootDir>/api/testing/OneRealmRuntime.cjs",
  testMatch: ["<rootDir>/api/**/*.test.ts"],
  testPathIgnorePatterns: [
    "\\.rules\\.test\\.ts$",
    ...(process.env.TIER === "second" ? [] : [SECOND_TIER]),
    ...RUN_BEFORE.map((file) => `/${file.replaceAll(".", "\\.")}$`),
  ],
  setupFiles: ["reflect-metadata", "<rootDir>/api/testing/quickInstanceOf.ts"],
  setupFilesAfterEnv: ["<rootDir>/api/testing/hooks.ts"],
  globalSetup: "<rootDir>/api/testing/globalSetup.ts",
  globalTeardown: "<rootDir>/api/testing/globalTeardown.ts",
  transform: {
    "\\.[jt]s$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", decorators: true },
          target: "es2022",
          transform: { legacyDecorator: true, useDefineForClassFields: false },
        },
        module: { type: "commonjs" },
      },
    ],
  },
};
