import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

import { type Language } from "#api/core/rules/language.rules.ts";
import { PublicApp } from "#web/app/PublicApp.tsx";
import { publicPages, type PublicPageName } from "#web/pages/publicPages.tsx";
import { siteWords } from "#web/pages/publicWords.ts";

interface PageOnServer {
  name: PublicPageName;
  language: Language;
  /** Props of a page with content. */
  data: unknown;
}

/** Hydrates the server-rendered page with the data in its HTML. Runs on import. */
async function hydrate() {
  const root = document.getElementById("root");
  const left = document.getElementById("page")?.textContent;
  if (!root || !left) return;
  const { name, language, data } = JSON.parse(left) as PageOnServer;
  const { pathOf, open } = publicPages[name];
  const [copy, page] = await Promise.all([siteWords[language](), open(language, data)]);
  // Concurrent hydration (startTransition): the visitor's input has priority.
  startTransition(() => {
    hydrateRoot(root, <PublicApp site={{ language, path: pathOf(data), copy }} page={page} />);
  });
}

void hydrate();
