import { sitePaths } from "#api/core/rules/addresses.rules.ts";
import { escaped } from "#api/core/rules/escaped.rules.ts";
import { type Head } from "#web/app/publicHeads.ts";
import { LANGUAGES, type Language, localPath } from "#api/core/rules/language.rules.ts";
import { type PageScript } from "#web/pages/public/PublicPage.ts";
import { ORIGIN, site } from "#web/site.ts";
import { dark, light } from "#web/theme/tokens.ts";
import { type IslandName } from "#web/ui/island/Island.tsx";

/** The URLs of the built files that public pages refer to. */
export interface Assets {
  /** For each kind of page, the only script that the page loads until an island is hydrated. */
  scripts: Record<PageScript, string>;
  /** The files of each island. They are loaded in parallel, and the first one is hydrateIsland. */
  islands: Record<IslandName, string[]>;
  words: Record<Language, string[]>;
  /** The URL of the font of the body text, which is preloaded. */
  font?: string;
}

interface Document {
  head: Head;
  language: Language;
  styles: string;
  markup: string;
  script: PageScript;
  assets: Assets;
}

/** JSON for a script element. Every `<` is escaped, because `</` and `<!--` have a special meaning there. */
const json = (value: object) => JSON.stringify(value).replaceAll("<", "\\u003c");

const ISLAND = / data-island="(\w+)"/g;

export const islandsIn = (html: string) => [...html.matchAll(ISLAND)].map(([, name]) => name as IslandName);

/**
 * A script element that lists the files of the page's islands, for hydrateIslands.ts. Empty if the page has no islands.
 */
function islandFiles(markup: string, language: Language, { islands, words }: Assets) {
  const names = islandsIn(markup);
  if (names.length === 0) return "";
  const files = Object.fromEntries(names.map((name) => [name, [...new Set([...islands[name], ...words[language]])]]));
  return `<script type="application/json" id="islands">${json(files)}</script>`;
}

const LOCALE: Record<Language, string> = { en: "en_US", fr: "fr_FR" };

function addresses({ path }: Head, language: Language) {
  if (path === null) return '<meta name="robots" content="noindex">';
  const address = (of: Language) => escaped(ORIGIN + localPath(of, path));
  return [
    `<link rel="canonical" href="${address(language)}">`,
    ...LANGUAGES.map((other) => `<link rel="alternate" hreflang="${other}" href="${address(other)}">`),
    `<link rel="alternate" hreflang="x-default" href="${address("en")}">`,
    `<meta property="og:url" content="${address(language)}">`,
  ].join("\n");
}

/** A complete HTML document, readable without scripts. It contains metadata for sharing and search engines. */
export const publicDocument = ({ head, language, styles, markup, script, assets }: Document) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(head.title)}</title>
<meta name="description" content="${escaped(head.description)}">
${assets.font ? `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>` : ""}
<style>${styles}</style>
<script type="module" async fetchpriority="low" src="${assets.scripts[script]}"></script>
${addresses(head, language)}
<meta property="og:type" content="${head.type ?? "website"}">
<meta property="og:site_name" content="${site.name}">
<meta property="og:title" content="${escaped(head.title)}">
<meta property="og:description" content="${escaped(head.description)}">
<meta property="og:image" content="${head.image}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:locale" content="${LOCALE[language]}">
<meta name="twitter:card" content="summary_large_image">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light.sheet}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark.sheet}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
<link rel="alternate" type="application/atom+xml" title="${site.name}" href="${sitePaths.feed}">
${head.feed ? `<link rel="alternate" type="application/atom+xml" title="${escaped(head.title)}" href="${escaped(head.feed)}">` : ""}
${head.jsonLd.map((thing) => `<script type="application/ld+json">${json(thing)}</script>`).join("\n")}
</head>
<body>
<div id="root">${markup}</div>
${islandFiles(markup, language, assets)}
</body>
</html>
`;
