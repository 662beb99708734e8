import { readFileSync } from "node:fs";

import type { SiteRow } from "#web/app/siteRows.ts";

/** The public pages: the rows of web/pages/public/publicPages.tsx, which the build writes to site.json. */
const { pages } = JSON.parse(readFileSync("dist/site/site.json", "utf8")) as { pages: SiteRow[] };

/** The pages without parameters in their URL, so not /blog/:slug. */
const rows = pages.filter(({ addresses }) => !addresses.en.includes(":"));

/** All pages that have a URL, that is all except the 404 page. */
export const publicRows = rows.filter(({ name }) => name !== "notFound");

export const indexedRows = publicRows.filter(({ indexed }) => indexed);

export const addressesIn = (language: "en" | "fr", from = publicRows) =>
  from.map(({ addresses }) => addresses[language]);
