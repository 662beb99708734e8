/** @type {import("jest").Config} */
export default {
  displayName: "web",
  rootDir: "..",
  testEnvironment: "jsdom",
  testEnvironmentOptions: { customExportConditions: ["browser", "require", "default"] },
  testMatch: ["<rootDir>/web/**/*.test.{ts,tsx}"],
  setupFilesAfterEnv: ["<rootDir>/api/testing/onceMore.ts", "<rootDir>/web/testing/setup.ts"],
  // Published as modern modules alone.
  transformIgnorePatterns: ["/node_modules/(?!@noble/)"],
  transform: {
    "\\.[jt]sx?$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          target: "es2022",
          transform: { react: { runtime: "automatic" } },
        },
        module: { type: "commonjs" },
      },
    ],
  },
};

