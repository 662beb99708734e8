import { sitePaths } from "#api/core/rules/addresses.rules.ts";
import { escaped } from "#api/core/rules/escaped.rules.ts";
import { ORIGIN, type Head } from "#web/app/publicHeads.ts";
import { LANGUAGES, type Language, localPath } from "#api/core/rules/language.rules.ts";
import { site } from "#web/site.ts";
import { dark, light } from "#web/theme/tokens.ts";

/** The addresses of the built files that a page asks for. */
export interface Assets {
  boot: string;
  /** What draws the page again, asked for together. */
  hydrate: string[];
  /** Asked for with the page: the text is set in it. */
  font?: string;
}

interface Document {
  head: Head;
  language: Language;
  styles: string;
  markup: string;
  /** What the browser needs to draw the same page again; without it the page stays as the server drew it. */
  page: object | null;
  assets: Assets;
}

/** In a script element only `</` and `<!--` have a meaning. */
const json = (value: object) => JSON.stringify(value).replaceAll("<", "\\u003c");

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

/** A whole page: readable before a single script has run, and complete for who shares or indexes it. */
export const publicDocument = ({ head, language, styles, markup, page, assets }: Document) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(head.title)}</title>
<meta name="description" content="${escaped(head.description)}">
${assets.font ? `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>` : ""}
<style>${styles}</style>
<script type="module" async fetchpriority="low" src="${assets.boot}" data-hydrate="${assets.hydrate.join(" ")}"></script>
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
${head.jsonLd.map((thing) => `<script type="application/ld+json">${json(thing)}</script>`).join("\n")}
</head>
<body>
<div id="root">${markup}</div>
${page ? `<script type="application/json" id="page">${json(page)}</script>` : ""}
</body>
</html>
`;
