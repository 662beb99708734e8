import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { chromium, type Browser } from "playwright";
import { type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { copyOf, legalCopyOf, serviceCopyOf } from "#web/app/publicPages.tsx";
import { SERVICES } from "#web/features/marketing/copy/Copy.ts";
import { BridgeElevation } from "#web/features/marketing/landing/hero/BridgeElevation.tsx";
import { LANGUAGES } from "#api/core/rules/language.rules.ts";
import { DRAWINGS } from "#web/features/marketing/services/drawings/drawings.ts";
import { SharedPicture } from "#web/pictures/SharedPicture.tsx";
import { customProperties } from "#web/theme/customProperties.ts";

/**
 * `npm run pictures`: draws the Open Graph pictures and the icons, after a change of a title or a drawing.
 * The pictures are committed, so that the build needs no browser.
 */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PUBLIC = here("../public");
const SHARED = { width: 1200, height: 630 };
const CHROMIUM_ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"];
const FONT = here("../../node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2");
const SHEETS = ["../features/marketing/frame/base.css", "../features/marketing/landing/drawing/drawing.css", "../features/marketing/services/drawings/drawings.css", "shared.css"];

/** The bridge at the width of the picture and the height of its lower half. */
const BRIDGE = { width: 1120, height: 288, margin: 40, dimension: 14, deck: 62, springing: 148, bank: 166, bed: 254, columns: 16, panels: 26, pier: 16, rail: 12 };
const bridge = <BridgeElevation size={BRIDGE} className="wide" />;

const ICONS = [
  { file: "icon-192.png", size: 192, scale: 1 },
  { file: "icon-512.png", size: 512, scale: 1 },
  // A maskable icon needs a margin, since launchers crop it.
  { file: "icon-maskable-512.png", size: 512, scale: 0.7 },
  { file: "apple-touch-icon.png", size: 180, scale: 0.85 },
];

async function drawPictures() {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: CHROMIUM_ARGUMENTS });
  const styles = (await Promise.all(SHEETS.map((sheet) => readFile(here(sheet), "utf8")))).join("\n");
  const font = (await readFile(FONT)).toString("base64");
  const head = `<style>@font-face{font-family:"IBM Plex Sans Variable";font-weight:100 700;src:url(data:font/woff2;base64,${font})}${customProperties}${styles}</style>`;
  for (const { file, picture } of await sharedPictures())
    await save(browser, `${head}${renderToStaticMarkup(picture)}`, SHARED, join("og", file));
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

async function sharedPictures() {
  const pictures: { file: string; picture: ReactElement }[] = [];
  for (const language of LANGUAGES) {
    const [copy, services, legal] = await Promise.all([copyOf[language](), serviceCopyOf[language](), legalCopyOf[language]()]);
    const add = (name: string, number: number, title: string, text: string, drawing: ReactElement) =>
      pictures.push({ file: `${name}.${language}.png`, picture: <SharedPicture number={number} title={title} text={text} drawing={drawing} /> });
    add("landing", 1, copy.hero.title, capital(copy.meta.title.replace(/^Axion\s*:\s*/, "")), bridge);
    SERVICES.forEach((service, index) => {
      const Drawing = DRAWINGS[service];
      add(service, index + 2, services.pages[service].title, services.pages[service].tagline, <Drawing />);
    });
    add("projects", 7, copy.content.projects.title, copy.content.projects.text, bridge);
    add("blog", 8, copy.content.blog.title, copy.content.blog.text, bridge);
    (["terms", "privacy", "cookies"] as const).forEach((document, index) => {
      add(document, index + 9, legal[document].title, legal[document].description, bridge);
    });
  }
  return pictures;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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
