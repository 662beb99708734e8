/** @type {import("jest").Config} */
export default {
  displayName: "api",
  rootDir: "..",
  testEnvironment: "<rootDir>/api/testing/WorkerEnvironment.ts",
  runtime: "<rootDir>/api/testing/OneRealmRuntime.cjs",
  testMatch: ["<rootDir>/api/**/*.test.ts"],
  setupFiles: ["reflect-metadata", "<rootDir>/api/testing/quickInstanceOf.ts"],
  setupFilesAfterEnv: ["<rootDir>/api/testing/onceMore.ts"],
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

