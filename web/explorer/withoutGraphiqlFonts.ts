import type { Plugin } from "vite";

/** GraphiQL's style sheet holds two fonts as data: URLs, which the policy refuses, of 360 kB: the explorer uses the site's own. */
export const withoutGraphiqlFonts: Plugin = {
  name: "without-graphiql-fonts",
  enforce: "pre",
  transform: (code, id) => (id.includes("graphiql/dist/style.css") ? code.replaceAll(/@font-face\s*\{[^}]*\}/g, "") : null),
};
