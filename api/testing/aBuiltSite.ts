import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { languageOf, localPath } from "#api/core/rules/language.rules.ts";
import { openBuiltSite, type SiteRow } from "#api/site/openBuiltSite.ts";
import { browserDocuments, sha256Of } from "#api/testing/browserRequest.ts";
import { aDirectory } from "#api/testing/servers/serverProcess.ts";

export const PUBLIC_URL = "https://built.example";
const ORIGIN = "https://origin.invalid";
const SCRIPT = `console.log("${"a script that is worth packing ".repeat(50)}");\n`;
const row = (name: string, path: string, { indexed = true, source = "build" }: Partial<SiteRow> = {}): SiteRow => ({
  name,
  addresses: { en: path, fr: localPath("fr", path) },
  indexed,
  source,
});
const PAGES = [
  row("landing", "/"),
  row("terms", "/terms"),
  row("projects", "/projects", { source: "content" }),
  row("blog", "/blog", { source: "content" }),
  row("article", "/blog/:slug", { source: "content" }),
  row("tender", "/tenders/:tenderNumber", { source: "content" }),
  row("tenders", "/tenders", { source: "content" }),
  row("contactSent", "/contact/sent", { indexed: false }),
  row("notFound", "/404", { indexed: false }),
];

const inEnglish = ["/login", "/dashboard", "/dashboard/submit-bid/:tenderId"].map((address) => ({
  address,
  language: "en",
  prerendered: address === "/login",
  file: "portal/en.html",
}));
const PORTAL = [
  ...inEnglish,
  ...["/fr/login", "/dashboard"].map((address) => ({
    address,
    language: "fr",
    prerendered: address === "/fr/login",
    file: "portal/fr.html",
  })),
];

const pageAt = (address: string) =>
  `<!doctype html><html lang="${languageOf(address).language}"><link rel="canonical" href="${ORIGIN}${address}"><main>The page ${address} é 你</main></html>\n`;

/** A stub renderer: prints its arguments into the page as JSON, which `givenToRenderer` parses. */
const RENDERER = `
const shown = (value) => JSON.stringify(value).replace(/</g, "\\\\u003c");
const page = (language, value) => '<!doctype html><html lang="' + language + '"><link rel="canonical" href="${ORIGIN}/drawn"><pre>' + shown(value) + "</pre></html>";
export const renderPage = async (name, language, data, assets) => page(language, { name, data, assets });
export const renderContactRefused = async (language, form, assets) => page(language, { form, assets });
`;

/**
 * Writes a minimal output of `npm run build`: some pages, a renderer, the portal's page and one compressed script.
 * @returns The folder of the output
 */
function buildSite() {
  const folder = aDirectory();
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  const map = { origin: ORIGIN, pages: PAGES, portal: PORTAL, assets: { boot: "/assets/x.js" } };
  write("package.json", `{ "type": "module" }`);
  write("site/site.json", JSON.stringify(map));
  write(
    "site/documents.json",
    JSON.stringify(Object.fromEntries(browserDocuments().map((text) => [sha256Of(text), text]))),
  );
  write("site/render.js", RENDERER);
  const built = PAGES.filter(({ source }) => source === "build").flatMap(({ addresses }) => Object.values(addresses));
  for (const address of built) write(`site/pages${address === "/" ? "/index" : address}.html`, pageAt(address));
  write("site/portal/en.html", `<!doctype html><html lang="en"><div id="root">The portal</div></html>\n`);
  write("site/portal/fr.html", `<!doctype html><html lang="fr"><div id="root">Le portail</div></html>\n`);
  write("site/explorer.html", `<!doctype html><html lang="en"><div id="root">The explorer</div></html>\n`);
  write("web/favicon.svg", `<svg xmlns="http://www.w3.org/2000/svg"/>`);
  write("web/.vite/manifest.json", "{}");
  write("web/og/landing.png", "a picture");
  write("web/assets/x.js", SCRIPT);
  write("web/assets/x.js.br", brotliCompressSync(SCRIPT));
  write("web/assets/x.js.gz", gzipSync(SCRIPT));
  return folder;
}

export const aBuiltSite = () => openBuiltSite(buildSite(), PUBLIC_URL);

interface Given {
  name?: string;
  /** The data of a list or an article; null if the database could not be read. */
  data: { page: number; more: boolean; items: { slug: string }[]; article: { bodyHtml: string } | null };
}

export const givenToRenderer = (html: string) => JSON.parse(/<pre>(.*)<\/pre>/.exec(html)?.[1] ?? "null") as Given;
