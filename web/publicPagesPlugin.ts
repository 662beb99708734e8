import { matchPath } from "react-router-dom";
import { type Plugin, type ViteDevServer } from "vite";

import type * as Renderer from "#web/app/render.tsx";

/** Renders the public pages on each request in development; the portal keeps index.html. */
export const publicPagesPlugin: Plugin = {
  name: "public-pages",
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => {
      draw(server, request.originalUrl ?? "/").then((html) => {
        if (html === null) next();
        else response.setHeader("Content-Type", "text/html; charset=utf-8").end(html);
      }, next);
    });
  },
};

/** The sources; an island imports its other modules itself. */
const assetsOf = (names: typeof Renderer.islandNames) => ({
  boot: "/app/boot.ts",
  islands: Object.fromEntries(names.map((name) => [name, ["/app/hydrateIsland.tsx"]])) as Record<(typeof names)[number], string[]>,
  words: { en: [], fr: [] },
});

/** Returns null for an address of the portal. */
async function draw(server: ViteDevServer, url: string) {
  const address = new URL(url, "http://localhost").pathname;
  const { renderAddress, portalAddresses, islandNames } = (await server.ssrLoadModule("/app/render.tsx")) as typeof Renderer;
  if (portalAddresses.some((pattern) => matchPath(pattern, address))) return null;
  return server.transformIndexHtml(address, await renderAddress(address, assetsOf(islandNames)));
}
