import { readFileSync } from "node:fs";

import type { SiteRow } from "#web/app/siteRows.ts";

/** The rows of web/pages/publicPages.tsx, as the build wrote them. */
const { pages } = JSON.parse(readFileSync("dist/site/site.json", "utf8")) as { pages: SiteRow[] };

/** A pattern such as /blog/:slug is no address. */
const rows = pages.filter(({ addresses }) => !addresses.en.includes(":"));

/** The pages that have an address of their own, without the one that unknown addresses are answered with. */
export const publicRows = rows.filter(({ name }) => name !== "notFound");

export const indexedRows = publicRows.filter(({ indexed }) => indexed);

export const addressesIn = (language: "en" | "fr", from = publicRows) => from.map(({ addresses }) => addresses[language]);
