import { screen, within } from "@testing-library/react";

import { en } from "#web/features/marketing/copy/en.ts";
import { fr } from "#web/features/marketing/copy/fr.ts";
import { STORED_KEYS } from "#web/browserStore.ts";
import { COOKIES, type LegalDocument } from "#web/features/marketing/copy/LegalCopy.ts";
import { legalEn } from "#web/features/marketing/copy/legal.en.ts";
import { legalFr } from "#web/features/marketing/copy/legal.fr.ts";
import { type Language } from "#api/core/rules/language.rules.ts";
import { numberedSections } from "#web/features/marketing/legal/legal.sections.ts";
import { LegalPage } from "#web/pages/public/LegalPage.tsx";
import { site } from "#web/site.ts";
import { renderOnSite } from "#web/testing/renderOnSite.tsx";

const TEXTS = {
  en: { copy: en, legal: legalEn, updated: "Last updated October 2025", home: "/" },
  fr: { copy: fr, legal: legalFr, updated: "Dernière mise à jour\u00a0: octobre 2025", home: "/fr" },
} as const;
const SECTION_COUNT: Record<LegalDocument, number> = { terms: 20, privacy: 13, cookies: 7 };

function show(document: LegalDocument, language: Language = "en") {
  return renderOnSite(<LegalPage document={document} copy={TEXTS[language].legal} />, { language });
}

const everyPage = (["en", "fr"] as const).flatMap((language) =>
  (["terms", "privacy", "cookies"] as const).map((document) => ({ language, document })),
);

test.each(everyPage)(
  "$document in $language says when it was last updated, and leads back to the front page",
  ({ language, document }) => {
    show(document, language);

    const { copy, updated, home } = TEXTS[language];
    const main = within(screen.getByRole("main"));
    expect(main.getByText(updated, { normalizer: (text) => text })).toBeInTheDocument();
    expect(main.getByRole("link", { name: copy.backToHome })).toHaveAttribute("href", home);
  },
);

test.each(everyPage)(
  "$document in $language has every section, numbered, and its contents lead to each",
  ({ language, document }) => {
    const { container } = show(document, language);

    const sections = numberedSections(TEXTS[language].legal, document);
    expect(sections).toHaveLength(SECTION_COUNT[document]);
    for (const contents of screen.getAllByRole("navigation", { name: TEXTS[language].legal.contents, hidden: true }))
      expect([...contents.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(
        sections.map(({ name }) => `#${name}`),
      );
    for (const { name, number, heading } of sections)
      expect(container.querySelector(`h2#${name}`)?.textContent).toBe(`${number} ${heading}`);
  },
);

test.each(everyPage)(
  "nothing in $document in $language is left in braces, and its addresses are written to",
  ({ language, document }) => {
    const { container } = show(document, language);

    expect(container.textContent).not.toMatch(/[{}]/);
    const addresses = screen
      .getAllByRole("link", { name: site.email })
      .filter((link) => screen.getByRole("main").contains(link));
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(address).toHaveAttribute("href", `mailto:${site.email}`);
  },
);

test("the cookie policy names the session cookie of 7 days and the consent cookie of 1 year", () => {
  show("cookies");

  const table = within(screen.getByRole("table", { name: "Cookies" }));
  const durationOf = (name: string) =>
    within(table.getByRole("row", { name: new RegExp(name) }))
      .getAllByRole("cell")
      .at(-1);
  expect(durationOf("axion.sid")).toHaveTextContent(/^7 days/);
  expect(durationOf("axion_cookie_consent")).toHaveTextContent("1 year");
});

test.each(["en", "fr"] as const)(
  "the cookie policy in %s lists every cookie and every key of the browser's storage",
  (language) => {
    show("cookies", language);

    const rowHeaders = screen.getAllByRole("rowheader").map((header) => header.textContent);
    expect(rowHeaders).toEqual([...COOKIES, ...STORED_KEYS]);
  },
);

test("the privacy policy leads to the cookie policy", () => {
  show("privacy");

  const browser = within(screen.getByRole("region", { name: /Cookies and your browser/ }));
  expect(browser.getByRole("link", { name: "Cookie Policy" })).toHaveAttribute("href", "/cookie-policy");
});
