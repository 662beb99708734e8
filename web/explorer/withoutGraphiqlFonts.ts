import type { Plugin } from "vite";

/**
 * GraphiQL's style sheet contains two fonts of 360 kB as data: URLs, which the Content-Security-Policy refuses. The
 * explorer uses the site's own fonts.
 */
export const withoutGraphiqlFonts: Plugin = {
  name: "without-graphiql-fonts",
  enforce: "pre",
  transform: (code, id) =>
    id.includes("graphiql/dist/style.css") ? code.replaceAll(/@font-face\s*\{[^}]*\}/g, "") : null,
};
