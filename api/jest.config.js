/** @type {import("jest").Config} */
export default {
  displayName: "api",
  rootDir: "..",
  testEnvironment: "<rootDir>/api/testing/WorkerEnvironment.ts",
  testMatch: ["<rootDir>/api/**/*.test.ts"],
  setupFiles: ["reflect-metadata", "<rootDir>/api/testing/quickInstanceOf.ts"],
  setupFilesAfterEnv: ["<rootDir>/api/testing/onceMore.ts"],
  // Jest runs CommonJS, and these packages' own doors are ES modules.
  moduleNameMapper: { "^marked$": "<rootDir>/node_modules/marked/lib/marked.umd.js" },
  transformIgnorePatterns: ["/node_modules/(?!feed/)"],
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

