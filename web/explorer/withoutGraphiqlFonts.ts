import type { Plugin } from "vite";

/**
 * Removes the two fonts, of 360 kB, from GraphiQL's style sheet. They are data: URLs, which the Content-Security-Policy
 * refuses. The explorer uses the site's own fonts instead.
 */
export const withoutGraphiqlFonts: Plugin = {
  name: "without-graphiql-fonts",
  enforce: "pre",
  transform: (code, id) =>
    id.includes("graphiql/dist/style.css") ? code.replaceAll(/@font-face\s*\{[^}]*\}/g, "") : null,
};
