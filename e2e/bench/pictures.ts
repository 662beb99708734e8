import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { chromium, type Browser } from "playwright";

import { CHROMIUM_FLAGS } from "../support/chromiumFlags.ts";
import { findBrowser } from "../support/findBrowser.ts";

/**
 * `npm run pictures`, after a build: draws the preview pictures of shared links, one for each row of
 * web/pages/public/publicPages.tsx, and the icons. The pictures are committed, so that the build needs no browser.
 */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PUBLIC = here("../../web/public");
const SHARED = { width: 1200, height: 630 };
const FONT = here("../../node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2");

const ICONS = [
  { file: "icon-192.png", size: 192, scale: 1 },
  { file: "icon-512.png", size: 512, scale: 1 },
  // The mark is smaller in this icon, because launchers crop a maskable icon to their own shape.
  { file: "icon-maskable-512.png", size: 512, scale: 0.7 },
  { file: "apple-touch-icon.png", size: 180, scale: 0.85 },
];

interface Renderer {
  sharedPictures: () => Promise<{ styles: string; pictures: { file: string; html: string }[] }>;
}

async function drawPictures() {
  const { sharedPictures } = (await import(pathToFileURL(here("../../dist/site/render.js")).href)) as Renderer;
  const { styles, pictures } = await sharedPictures();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS });
  const font = (await readFile(FONT)).toString("base64");
  const head = `<style>@font-face{font-family:"IBM Plex Sans Variable";font-weight:100 700;src:url(data:font/woff2;base64,${font})}${styles}</style>`;
  for (const { file, html } of pictures) await save(browser, head + html, SHARED, join("og", file));
  const mark = await readFile(join(PUBLIC, "favicon.svg"), "utf8");
  for (const { file, size, scale } of ICONS)
    await save(
      browser,
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:#0e1b2a">${mark.replace("<svg", `<svg width="${size * scale}" height="${size * scale}"`)}`,
      { width: size, height: size },
      file,
    );
  await browser.close();
}

async function save(browser: Browser, html: string, viewport: { width: number; height: number }, file: string) {
  const page = await browser.newPage({ viewport, colorScheme: "light" });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const path = join(PUBLIC, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await page.screenshot());
  await page.close();
}

await drawPictures();
