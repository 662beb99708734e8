import { fileURLToPath } from "node:url";

import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const API = "http://localhost:3000";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react()],
  // Small files stay files: the Content-Security-Policy allows fonts from here and no data: URLs.
  build: { outDir: "../dist/web", emptyOutDir: true, assetsInlineLimit: 0 },
  server: { port: 5173, proxy: { "/graphql": API, "/api": API } },
});
