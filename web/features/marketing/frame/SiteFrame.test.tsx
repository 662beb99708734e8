import { screen, within } from "@testing-library/react";

import { fr } from "#web/features/marketing/copy/fr.ts";
import { SiteFrame } from "#web/features/marketing/frame/SiteFrame.tsx";
import { renderOnSite } from "#web/testing/renderOnSite.tsx";

const show = (place: { language?: "fr"; path?: string } = {}) => renderOnSite(<SiteFrame>text</SiteFrame>, place);
const bar = () => within(screen.getByRole("banner"));
const footer = () => within(screen.getByRole("contentinfo"));
const address = (link: HTMLElement) => link.getAttribute("href");

test("on the landing page the four links lead to its sections; beside them, Tenders leads to the public tenders", () => {
  show();

  const links = within(bar().getAllByRole("navigation", { name: "Main" })[0] ?? document.body).getAllByRole("link");

  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Core Vision",
    "The Formula",
    "Value Loop",
    "Benefits",
    "Tenders",
  ]);
  expect(links.map(address)).toEqual(["#core-vision", "#the-formula", "#value-loop", "#benefits", "/tenders"]);
});

test("from another page the links go to the landing page's sections, in the page's language", () => {
  show({ path: "/terms", language: "fr" });

  expect(address(footer().getByRole("link", { name: "La formule" }))).toBe("/fr#the-formula");
  expect(address(bar().getAllByRole("link", { name: fr.navigation.join })[0] ?? document.body)).toBe("/fr#contact");
});

test("the logo goes to the front page, and Partner Portal to /login", () => {
  show({ path: "/privacy" });

  expect(bar().getByRole("link", { name: "Axion, front page" })).toHaveAttribute("href", "/");
  expect(bar().getAllByRole("link", { name: "Partner Portal" })[0]).toHaveAttribute("href", "/login");
});

test("the French Partner Portal button goes to /fr/login, in the bar and in the menu", () => {
  show({ path: "/privacy", language: "fr" });

  const links = bar().getAllByRole("link", { name: fr.navigation.portal });
  expect(links.map(address)).toEqual(["/fr/login", "/fr/login"]);
});

test("the language switch keeps the page, and is named in its own language", () => {
  show({ path: "/services/bim-digital" });

  const [french] = bar().getAllByRole("link", { name: "Français" });

  expect(french).toHaveAttribute("href", "/fr/services/bim-digital");
  expect(french).toHaveAttribute("hreflang", "fr");
  expect(french).toHaveAttribute("lang", "fr");
});

test("the menu is opened and closed by the browser itself", () => {
  show();

  const menu = document.querySelector("[popover=auto]");

  expect(bar().getByRole("button", { name: "Menu" })).toHaveAttribute("popovertarget", menu?.id);
  expect(bar().getByRole("button", { name: "Close menu" })).toHaveAttribute("popovertargetaction", "hide");
});

test("the menu has the four links and the tenders first, then the services, the projects and the blog", () => {
  show();

  const lists = within(bar().getAllByRole("navigation", { name: "Main" })[1] ?? document.body).getAllByRole("list");

  const [sections, more] = lists.map((list) => within(list).getAllByRole("link").map(address));
  expect(sections).toEqual(["#core-vision", "#the-formula", "#value-loop", "#benefits", "/tenders"]);
  expect(more).toEqual([
    "/services/design-engineering",
    "/services/bim-digital",
    "/services/tender-compliance",
    "/services/capital-advisory",
    "/services/quality-control",
    "/projects",
    "/blog",
  ]);
});

test("the footer has the quick, service and legal links, three social placeholders and the copyright line", () => {
  show();

  const hrefs = (name: string) => within(footer().getByRole("navigation", { name })).getAllByRole("link").map(address);

  expect(hrefs("Quick links")).toEqual([
    "#core-vision",
    "#the-formula",
    "#value-loop",
    "#benefits",
    "/tenders",
    "/projects",
    "/blog",
    "/verify",
    "/developers",
  ]);
  expect(hrefs("Services")).toEqual([
    "/services/design-engineering",
    "/services/bim-digital",
    "/services/tender-compliance",
    "/services/capital-advisory",
    "/services/quality-control",
  ]);
  expect(hrefs("Legal")).toEqual(["/privacy", "/terms", "/cookie-policy"]);
  expect(hrefs("Elsewhere")).toHaveLength(3);
  expect(footer().getByText("© 2025 Axion. All rights reserved.")).toBeInTheDocument();
});

test("the way back to the top leads to what stands before everything else", () => {
  show();

  const target = address(screen.getByRole("link", { name: "Back to the top" }))?.slice(1);

  expect(document.body.querySelector("[id]")?.id).toBe(target);
});
