import { fileURLToPath } from "node:url";

import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** The api compares a write's origin with the host that it was sent to: the host stays the browser's. */
const API = { target: "http://localhost:3000", changeOrigin: false };

/** The text's font is asked for with the page, not after its style sheet. */
const preloadFont: Plugin = {
  name: "preload-font",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /plex-sans-latin-wght-.*\.woff2$/.test(file))
        .map((file) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `/${file}` },
          injectTo: "head",
        })),
  },
};

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), preloadFont],
  // Small files stay files: the Content-Security-Policy allows fonts from here and no data: URLs.
  build: { outDir: "../dist/web", emptyOutDir: true, assetsInlineLimit: 0 },
  // The sources have a folder graphql/ too: only the endpoint itself goes to the api.
  server: { port: 5173, proxy: { "^/graphql$": API, "^/api/": API } },
});
