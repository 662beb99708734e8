import { fileURLToPath } from "node:url";

import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

import { publicPagesPlugin } from "./publicPagesPlugin.ts";

/** The api compares a write's origin with the host that it was sent to: the host stays the browser's. */
const API = { target: "http://localhost:3000", changeOrigin: false };

/** The text's font is asked for with the page, not after its style sheet. */
const preloadFont: Plugin = {
  name: "preload-font",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /plex-sans-core-.*\.woff2$/.test(file))
        .map((file) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `/${file}` },
          injectTo: "head",
        })),
  },
};

const modules = (...names: string[]) => new RegExp(`/node_modules/(${names.join("|")})`);

/**
 * What nearly every screen of the portal takes is one file, and what every form takes another: together they compress
 * better. The public pages take React alone.
 */
const SHARED = [
  { name: "react", test: modules("react/", "react-dom/", "scheduler/"), priority: 2 },
  {
    name: "portal",
    test: modules(
      ...["@apollo/", "graphql/", "optimism/", "rxjs/", "@wry/", "react-router"],
      ...["@emotion/", "@mui/(?!material/)", "hoist-non-react-statics/", "react-is/", "stylis/", "tslib/"],
      "@mui/material/(?!Accordion|Chip|CircularProgress|Collapse|LinearProgress|Skeleton|Tab|ToggleButton)",
    ),
    priority: 1,
  },
  { name: "forms", test: modules("deepmerge/", "formik/", "lodash-es/", "property-expr/", "react-fast-compare/", "tiny-case/", "toposort/", "yup/") },
];

/** A module of ours that is imported for its types, or not used after all, is left out. */
const OURS = { test: /\/(web|api)\/.*\.tsx?$/, sideEffects: false };

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), preloadFont, publicPagesPlugin],
  // Small files stay files: the Content-Security-Policy allows fonts from here and no data: URLs.
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    // The portal is an application of one page; the public pages are made after it and begin with boot.ts, which loads hydrate.tsx.
    rolldownOptions: {
      input: ["index.html", "app/boot.ts", "app/hydrate.tsx"].map((file) => fileURLToPath(new URL(file, import.meta.url))),
      treeshake: { moduleSideEffects: [OURS] },
      output: { codeSplitting: { groups: SHARED } },
    },
  },
  // The sources have a folder graphql/ too: only the endpoint itself goes to the api.
  server: { port: 5173, proxy: { "^/graphql$": API, "^/api/": API } },
});
