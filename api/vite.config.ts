import { defineConfig, type Plugin } from "vite";

/** Programs of their own: one is native, the other finds its files beside it. */
const NOT_BUNDLED = ["@node-rs/argon2", "@electric-sql/pglite", "pg-native"];

/** Places in packages are told as those of the bundle: at every start their maps would take longer to read than all of ours. */
const withoutMaps: Plugin = {
  name: "packages-without-maps",
  transform: { filter: { id: /node_modules/ }, handler: (code) => ({ code, map: { mappings: "" } }) },
};

/** Two instances of graphql, one of each module format, would not know each other's types. */
const oneGraphql: Plugin = {
  name: "one-graphql",
  generateBundle() {
    const forms = new Set([...this.getModuleIds()].flatMap((id) => /node_modules\/graphql\/.*(\.m?js)$/.exec(id)?.[1] ?? []));
    if (forms.size !== 1) this.error(`graphql is bundled as ${[...forms].join(" and ")}`);
  },
};

/**
 * The production api: one file for each command, and what they share. Packages are bundled, too: to find, read and compile their 2,000
 * files takes Node.js longer than all else at a start.
 */
export default defineConfig({
  root: "api",
  plugins: [withoutMaps, oneGraphql],
  // As Node.js itself finds them.
  resolve: { extensions: [".js", ".ts", ".mjs", ".json"] },
  ssr: { noExternal: true, external: NOT_BUNDLED, resolve: { mainFields: ["main"] } },
  build: {
    ssr: true,
    rolldownOptions: {
      input: ["server", "migrate", "backup", "restore", "rewrap", "auditVerify"].map((name) => `api/${name}.ts`),
      output: {
        sourcemapExcludeSources: true,
        // Only spaces and comments: names stay, by which classes are known and stacks are read.
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
