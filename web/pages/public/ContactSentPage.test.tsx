import { screen } from "@testing-library/react";

import { en } from "#web/features/marketing/copy/en.ts";
import { fr } from "#web/features/marketing/copy/fr.ts";
import { ContactSentPage } from "#web/pages/public/ContactSentPage.tsx";
import { renderOnSite } from "#web/testing/renderOnSite.tsx";

test.each([
  ["en", en, "/", "/#the-formula"],
  ["fr", fr, "/fr", "/fr#the-formula"],
] as const)(
  "who sent a request without a script reads the promise of 24 hours in %s, and a next step",
  (language, copy, home, next) => {
    renderOnSite(<ContactSentPage />, { language });

    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(copy.contact.sent.title);
    expect(screen.getByText(/24.(hours|heures)/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: copy.hero.discover })).toHaveAttribute("href", next);
    expect(screen.getByRole("link", { name: copy.backToHome })).toHaveAttribute("href", home);
  },
);
