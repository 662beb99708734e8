import { defineConfig, type Plugin } from "vite";

/** Packages that are not bundled: native code, and a package that loads files from its own folder. */
const NOT_BUNDLED = ["@node-rs/argon2", "@electric-sql/pglite", "pg-native"];

/**
 * Drops the source maps of packages: loading them would take longer at each start than those of our own code. Stack
 * traces show positions of the bundle for packages.
 */
const withoutMaps: Plugin = {
  name: "packages-without-maps",
  transform: { filter: { id: /node_modules/ }, handler: (code) => ({ code, map: { mappings: "" } }) },
};

/** Fails the build if graphql is bundled in two module formats: each instance would reject the other's types. */
const oneGraphql: Plugin = {
  name: "one-graphql",
  generateBundle() {
    const forms = new Set(
      [...this.getModuleIds()].flatMap((id) => /node_modules\/graphql\/.*(\.m?js)$/.exec(id)?.[1] ?? []),
    );
    if (forms.size !== 1) this.error(`graphql is bundled as ${[...forms].join(" and ")}`);
  },
};

/**
 * The production api: one file for each command, and shared chunks. Packages are bundled too: at a start, Node.js would
 * need most of the time to find, read and compile their 2,000 files.
 */
export default defineConfig({
  root: "api",
  plugins: [withoutMaps, oneGraphql],
  // The order in which extensions are resolved.
  resolve: { extensions: [".js", ".ts", ".mjs", ".json"] },
  ssr: { noExternal: true, external: NOT_BUNDLED, resolve: { mainFields: ["main"] } },
  build: {
    ssr: true,
    rolldownOptions: {
      input: Object.fromEntries([
        ["server", "api/server.ts"],
        ["renderMarkdown.worker", "api/content/renderMarkdown.worker.ts"],
        ...["migrate", "backup", "restore", "rewrap", "auditVerify"].map((name): [string, string] => [
          name,
          `api/commands/${name}.ts`,
        ]),
      ]),
      output: {
        sourcemapExcludeSources: true,
        // Removes only spaces and comments. Names are kept, because classes are identified by name and stack traces are
        // read.
        minify: { compress: false, mangle: false, codegen: true },
        codeSplitting: { groups: [{ name: "packages", test: /node_modules/, entriesAware: true }] },
      },
    },
    outDir: "../dist/api",
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
  },
  oxc: { decorator: { legacy: true }, assumptions: { setPublicClassFields: true } },
});
