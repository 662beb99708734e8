import { defineConfig } from "vite";

/** The production api: one file for each command, and what they share; packages stay in node_modules. */
export default defineConfig({
  root: "api",
  build: {
    ssr: true,
    rolldownOptions: { input: ["server", "migrate", "backup", "restore", "rewrap", "auditVerify"].map((name) => `api/${name}.ts`), output: { sourcemapExcludeSources: true } },
    outDir: "../dist/api",
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
  },
  oxc: { decorator: { legacy: true }, assumptions: { setPublicClassFields: true } },
});
