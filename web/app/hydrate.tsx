import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

import { PublicApp } from "#web/app/PublicApp.tsx";
import { contentPages, copyOf, publicPages, type ContentPageName, type PublicPageName } from "#web/app/publicPages.tsx";
import { type Language } from "#api/core/rules/language.rules.ts";

interface PageOnServer {
  name: PublicPageName | ContentPageName;
  language: Language;
  /** What a content page shows. */
  data?: unknown;
}

/** Draws the page again in the browser, as the server did, from what the server left in it. Runs where it is loaded. */
async function hydrate() {
  const root = document.getElementById("root");
  const left = document.getElementById("page")?.textContent;
  if (!root || !left) return;
  const { name, language, data } = JSON.parse(left) as PageOnServer;
  const [copy, { path, page }] = await Promise.all([copyOf[language](), openPage(name, language, data)]);
  // In small steps: what the visitor does meanwhile comes first.
  startTransition(() => {
    hydrateRoot(root, <PublicApp site={{ language, path, copy }} page={page} />);
  });
}

async function openPage(name: PageOnServer["name"], language: Language, data: unknown) {
  if (name in contentPages) {
    const { path, open } = contentPages[name as ContentPageName];
    return { path: path(data), page: await open(data) };
  }
  const { path, open } = publicPages[name as PublicPageName];
  return { path, page: await open(language) };
}

void hydrate();
