import { matchPath } from "react-router-dom";
import { type Plugin, type ViteDevServer } from "vite";

import type * as Renderer from "#web/app/render.tsx";

/**
 * Vite plugin for development: it renders a public page on each request. It leaves URLs of the portal to Vite, which
 * serves index.html.
 */
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

/**
 * The assets of a page in development: the paths of source files. The modules that a source file imports are not
 * listed, because the browser follows the imports.
 */
const assetsOf = (names: typeof Renderer.islandNames) => ({
  scripts: {
    "app/boot.ts": "/app/boot.ts",
    "app/bootDevelopers.ts": "/app/bootDevelopers.ts",
    "app/bootTenders.ts": "/app/bootTenders.ts",
  },
  islands: Object.fromEntries(names.map((name) => [name, ["/app/hydrateIsland.tsx"]])) as Record<
    (typeof names)[number],
    string[]
  >,
  words: { en: [], fr: [] },
});

/** Renders the public page at this URL. Returns null for a URL of the portal. */
async function draw(server: ViteDevServer, url: string) {
  const address = new URL(url, "http://localhost").pathname;
  const { renderAddress, portalAddresses, islandNames } = (await server.ssrLoadModule(
    "/app/render.tsx",
  )) as typeof Renderer;
  if (portalAddresses.some((pattern) => matchPath(pattern, address))) return null;
  return server.transformIndexHtml(address, await renderAddress(address, assetsOf(islandNames)));
}
