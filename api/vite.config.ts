import { defineConfig, type Plugin } from "vite";

/** Packages that are not bundled: native code, and a package that loads files from its own folder. */
const NOT_BUNDLED = ["@node-rs/argon2", "@electric-sql/pglite", "pg-native"];

/**
 * Drops the source maps of packages, because loading them at each start would take longer than loading those of our own
 * code. Stack traces therefore show code of packages with its position in the bundle.
 */
const withoutMaps: Plugin = {
  name: "packages-without-maps",
  transform: { filter: { id: /node_modules/ }, handler: (code) => ({ code, map: { mappings: "" } }) },
};

/**
 * Fails the build if graphql is bundled in two module formats (.js and .mjs): each of the two instances would reject
 * the types of the other.
 */
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
 * Builds the production api: one file for the server and for each command, and shared chunks. Packages are bundled,
 * too. Otherwise Node.js would spend most of each start on finding, reading and compiling their 2,000 files.
 */
export default defineConfig({
  root: "api",
  plugins: [withoutMaps, oneGraphql],
  // The order in which file extensions are tried.
  resolve: { extensions: [".js", ".ts", ".mjs", ".json"] },
  ssr: { noExternal: true, external: NOT_BUNDLED, resolve: { mainFields: ["main"] } },
  build: {
    ssr: true,
    rolldownOptions: {
      input: Object.fromEntries([
        ["server", "api/server.ts"],
        ["renderMarkdown.worker", "api/content/renderMarkdown.worker.ts"],
        ...["migrate", "backup", "restore", "rewrap", "auditVerify", "filesVerify"].map((name): [string, string] => [
          name,
          `api/commands/${name}.ts`,
        ]),
      ]),
      output: {
        sourcemapExcludeSources: true,
        // Only removes spaces and comments. Names stay, because the code identifies classes by their names, and
        // operators read the names in stack traces.
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
