import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import react from "@vitejs/plugin-react";
import { build, type Manifest } from "vite";

import { LANGUAGES, type Language } from "#api/core/rules/language.rules.ts";

import { languageOfBuild } from "#web/languageOfBuild.ts";
import { PAGE_SCRIPTS } from "#web/pages/public/PublicPage.ts";
import { withoutGraphiqlFonts } from "#web/explorer/withoutGraphiqlFonts.ts";

import type * as Renderer from "#web/app/render.tsx";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const WEB = here("../dist/web");
const SITE = here("../dist/site");
const configFile = here("vite.config.ts");
const INDEX = join(WEB, "index.html");
const MANIFEST = ".vite/manifest.json";
const manifestOf = (language: Language) => (language === "en" ? MANIFEST : `.vite/${language}.json`);
const ALONE_MANIFEST = ".vite/alone.json";

/** Matches the files to compress. Fonts and pictures are already compressed. */
const TEXT = /\.(js|css|svg|txt|webmanifest)$/;

/** Builds the browser's files (dist/web), the server's renderer and the prerendered public pages (dist/site). */
async function buildWeb() {
  await rm(SITE, { recursive: true, force: true });
  await build({ configFile });
  const shells = { en: await readFile(INDEX, "utf8"), fr: await buildIn("fr") };
  await writeFile(INDEX, shells.en);
  for (const script of [...PAGE_SCRIPTS, "app/bootPortal.ts"]) await buildAlone(script);
  await build({
    configFile,
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    ssr: { noExternal: true },
    build: { ssr: "app/render.tsx", outDir: SITE, emptyOutDir: true, copyPublicDir: false, cssMinify: true },
  });
  await writePages(shells);
  await buildExplorer();
  await compress(WEB);
}

/**
 * Builds the portal with the words of a language other than English.
 * @returns the built index.html
 */
async function buildIn(language: Language) {
  await build({
    configFile,
    plugins: [languageOfBuild(language)],
    build: {
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: manifestOf(language),
      rolldownOptions: { input: ["index.html", "app/sendFirst.ts"].map(here) },
    },
  });
  return readFile(INDEX, "utf8");
}

/** Builds a page's first script separately into one file, so that the page loads no code of React or the portal. */
async function buildAlone(script: string) {
  await build({
    configFile: false,
    root: here("."),
    build: {
      outDir: WEB,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: ALONE_MANIFEST,
      modulePreload: false,
      rolldownOptions: { input: here(script), output: { codeSplitting: false } },
    },
  });
  await writeFile(
    join(WEB, MANIFEST),
    JSON.stringify({ ...(await manifestAt(MANIFEST)), ...(await manifestAt(ALONE_MANIFEST)) }, null, 2),
  );
  await rm(join(WEB, ALONE_MANIFEST));
}

/** Builds GraphiQL separately. The server sends its HTML at /graphql, so it is not in dist/web. */
async function buildExplorer() {
  await build({
    configFile: false,
    root: here("."),
    plugins: [react(), withoutGraphiqlFonts],
    build: {
      outDir: WEB,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: here("explorer/index.html"),
        output: { codeSplitting: false, entryFileNames: "assets/explorer-[hash].js" },
      },
    },
  });
  await rename(join(WEB, "explorer/index.html"), join(SITE, "explorer.html"));
  await rm(join(WEB, "explorer"), { recursive: true });
}

const manifestAt = async (path: string) => JSON.parse(await readFile(join(WEB, path), "utf8")) as Manifest;

async function writePages(shells: Record<Language, string>) {
  const manifest = await manifestAt(MANIFEST);
  const { documents, renderAll, renderPage, portalPages, siteRows, islandNames, islandsIn, ORIGIN } = (await import(
    pathToFileURL(join(SITE, "render.js")).href
  )) as typeof Renderer;
  const assets = assetsOf(manifest, islandNames);
  for (const { address, html } of await renderAll(assets)) {
    const file = join(SITE, "pages", address === "/" ? "index.html" : `${address}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  const portal = await portalPages(shells);
  const manifests = { en: manifest, fr: { ...manifest, ...(await manifestAt(manifestOf("fr"))) } };
  await mkdir(join(SITE, "portal"));
  const rows = portal.map(({ address, component, language, prerendered }) => ({
    address,
    language,
    prerendered,
    file: `portal/${language}.${component}.html`,
  }));
  for (const [index, { file }] of rows.entries()) {
    const page = portal[index];
    if (page) await writeFile(join(SITE, file), withScripts(manifests[page.language], page));
  }
  // Find the islands of each page by rendering the page without database content, because such a page contains every
  // island that the page can have.
  const pages = await Promise.all(
    siteRows.map(async (row) => ({
      ...row,
      islands: islandsIn(await renderPage(row.name as Renderer.PublicPageName, "en", null, assets)),
    })),
  );
  // Store the text of each GraphQL operation by its SHA-256 hash. The web client sends this hash instead of the text.
  const texts = await documents();
  await writeFile(
    join(SITE, "documents.json"),
    JSON.stringify(Object.fromEntries(texts.map((text) => [createHash("sha256").update(text).digest("hex"), text]))),
  );
  await writeFile(join(SITE, "site.json"), JSON.stringify({ assets, origin: ORIGIN, portal: rows, pages }));
}

/**
 * Adds tags to a screen's HTML that load all files of its first view in parallel and send its first GraphQL request. A
 * prerendered screen is painted only after bootPortal.ts has run: bootPortal.ts records clicks, so no click is lost. If
 * the screen `sleeps`, these tags do not run its script: loadPortal.ts runs the script on the first touch.
 */
function withScripts(manifest: Manifest, { component, prerendered, sleeps, html, firstRequest }: Renderer.PortalPage) {
  const boot = prerendered
    ? `<script type="module" blocking="render" crossorigin src="/${withImports(manifest, "app/bootPortal.ts")[0]}"></script>\n    `
    : "";
  const first = firstRequest
    ? `<script type="application/json" id="first-request">${firstRequest}</script>\n    <script type="module" async fetchpriority="high" crossorigin src="/${withImports(manifest, "app/sendFirst.ts")[0]}"></script>\n    `
    : "";
  const named = withImports(manifest, keyOf(manifest, `${component}.tsx`)).filter((file) => !html.includes(file));
  const preloads = named.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">\n    `);
  const main = html.replace('<script type="module"', (script) => boot + first + preloads.join("") + script);
  return sleeps ? asleep(main) : main;
}

const FILE =
  /\s*<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]+)">(?:<\/script>)?/g;

/**
 * Replaces the tags that load the screen's files with a list of these files for loadPortal.ts, the entry file first.
 */
function asleep(html: string) {
  const files = [...html.matchAll(FILE)].map(([tag, file]) => ({ file, isMain: tag.includes("<script") }));
  const named = files.sort((one, other) => Number(other.isMain) - Number(one.isMain)).map(({ file }) => file);
  return html
    .replaceAll(FILE, "")
    .replace("</head>", `<script type="application/json" id="portal">${JSON.stringify(named)}</script></head>`);
}

function assetsOf(manifest: Manifest, islandNames: Renderer.IslandName[]): Renderer.Assets {
  const font = Object.values(manifest).find(({ src }) => src?.endsWith("plex-sans-core.woff2"));
  if (!font) throw new Error("The build made no font");
  const filesOf = (chunk: string) => withImports(manifest, chunk).map((file) => `/${file}`);
  const hydration = filesOf("app/hydrateIsland.tsx");
  return {
    scripts: recordOf(PAGE_SCRIPTS, (script) => `/${withImports(manifest, script)[0]}`),
    islands: recordOf(islandNames, (name) => [...new Set([...hydration, ...filesOf(keyOf(manifest, `${name}.tsx`))])]),
    words: recordOf(LANGUAGES, (language) => filesOf(keyOf(manifest, `copy/${language}.ts`))),
    font: `/${font.file}`,
  };
}

function keyOf(manifest: Manifest, file: string) {
  const key = Object.keys(manifest).find((source) => source.endsWith(`/${file}`));
  if (!key) throw new Error(`The build made no ${file}`);
  return key;
}

const recordOf = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** The files of a chunk and of its imports, recursively. */
function withImports(manifest: Manifest, chunk: string, found = new Set<string>()) {
  const { file, imports = [] } = manifest[chunk] ?? {};
  if (!file) throw new Error(`The build made no ${chunk}`);
  if (!found.has(file)) {
    found.add(file);
    for (const imported of imports) withImports(manifest, imported, found);
  }
  return [...found];
}

/** Writes a Brotli and a gzip copy of each text file in the folder. */
async function compress(folder: string) {
  const files = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name));
  await Promise.all(
    files.map(async (name) => {
      const path = join(folder, name);
      const content = await readFile(path);
      await writeFile(
        `${path}.br`,
        await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      );
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

await buildWeb();
