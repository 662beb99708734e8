import { defineConfig } from "vite";

/** The production api: one file, its packages stay in node_modules. */
export default defineConfig({
  root: "api",
  build: { ssr: "server.ts", outDir: "../dist/api", emptyOutDir: true, target: "node20", sourcemap: true },
  oxc: { decorator: { legacy: true }, assumptions: { setPublicClassFields: true } },
});
