import { screen } from "@testing-library/react";

import { en } from "#web/features/marketing/copy/en.ts";
import { fr } from "#web/features/marketing/copy/fr.ts";
import { NotFoundPage } from "#web/pages/public/NotFoundPage.tsx";
import { renderOnSite } from "#web/testing/renderOnSite.tsx";

test.each([
  ["en", en, "404 Page Not Found", "/"],
  ["fr", fr, "404 Page introuvable", "/fr"],
] as const)("an unknown path says so in %s and leads to the front page", (language, copy, title, home) => {
  renderOnSite(<NotFoundPage />, { language });

  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
  expect(screen.getByRole("link", { name: copy.backToHome })).toHaveAttribute("href", home);
});
