/** @type {import("jest").Config} */
export default {
  displayName: "web",
  rootDir: "..",
  roots: ["<rootDir>/web"],
  testEnvironment: "<rootDir>/web/testing/WindowOnce.cjs",
  runtime: "<rootDir>/web/testing/PackagesOnce.cjs",
  testEnvironmentOptions: { customExportConditions: ["browser", "require", "default"] },
  testMatch: ["<rootDir>/web/**/*.test.{ts,tsx}"],
  setupFilesAfterEnv: ["<rootDir>/web/testing/setup.ts"],
  // Jest compiles the @noble packages, because they are published as ES modules only.
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
