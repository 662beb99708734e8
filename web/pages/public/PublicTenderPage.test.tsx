import { screen, within } from "@testing-library/react";

import { type Language } from "#api/core/rules/language.rules.ts";
import { type ListedTender, type ShownTender, type ShownTenders } from "#api/open-data/shownTender.rules.ts";
import { tendersEn } from "#web/features/marketing/copy/tenders.en.ts";
import { tendersFr } from "#web/features/marketing/copy/tenders.fr.ts";
import { showLocalTimes } from "#web/features/marketing/tenders/showLocalTimes.ts";
import { PublicTenderPage } from "#web/pages/public/PublicTenderPage.tsx";
import { publicPages } from "#web/pages/public/publicPages.tsx";
import { PublicTendersPage } from "#web/pages/public/PublicTendersPage.tsx";
import { renderOnSite } from "#web/testing/renderOnSite.tsx";

const LISTED: ListedTender = {
  tenderNumber: "A/1",
  title: "A bridge",
  category: "Engineering",
  location: "Bangui",
  country: "Central African Republic",
  budgetMin: 1_000_000,
  budgetMax: 2_500_000,
  closingDate: "2027-01-29T23:59:59.999Z",
  status: "open",
  daysLeft: 5,
  isCancelled: false,
};

const TENDER: ShownTender = {
  ...LISTED,
  id: "0199b6e4-1111-7000-8000-000000000000",
  description: "Two spans.",
  requirements: "ISO 9001",
  openingDate: "2026-11-16T00:00:00.000Z",
  publishedAt: "2026-11-13T10:00:00.000Z",
  questionsUntil: "2027-01-26T23:59:59.000Z",
  decisionExpectedOn: null,
  sealed: false,
  documents: ["Drawings.pdf"],
  hasDocumentsPage: false,
  bidders: null,
  cancelledAt: null,
  cancelReason: null,
  addenda: [],
  questions: [],
  award: null,
};

const showTender = (tender: Partial<ShownTender> = {}, language: Language = "en") =>
  renderOnSite(
    <PublicTenderPage
      copy={language === "en" ? tendersEn : tendersFr}
      shown={{ tenderNumber: "A/1", tender: { ...TENDER, ...tender }, isDeleted: false }}
    />,
    { language, path: "/tenders/A%2F1" },
  );

const showList = (shown: Partial<ShownTenders> = {}) =>
  renderOnSite(
    <PublicTendersPage
      copy={tendersEn}
      shown={{
        items: [LISTED],
        page: 1,
        more: false,
        query: "",
        status: "open",
        count: 1,
        countIsExact: true,
        ...shown,
      }}
    />,
    { path: "/tenders" },
  );

test("Sign in to bid and registration lead back to this tender in the portal", () => {
  showTender();

  const back = "?from=%2Fdashboard%2Ftender%2F0199b6e4-1111-7000-8000-000000000000";
  expect(screen.getByRole("link", { name: "Sign in to bid" })).toHaveAttribute("href", `/login${back}`);
  expect(screen.getByRole("link", { name: "Register your company" })).toHaveAttribute("href", `/register${back}`);
});

test("in French, facts are in French: category, country, amounts and times", () => {
  showTender({}, "fr");

  const facts = screen.getByLabelText("Données de cet appel d’offres");
  expect(facts).toHaveTextContent("Ingénierie");
  expect(facts).toHaveTextContent("République centrafricaine");
  expect(facts.textContent.replace(/\s/g, " ")).toContain("1 000 000 $US – 2 500 000 $US");
  expect(facts).toHaveTextContent("29 janv. 2027, 23:59:59 UTC");
  expect(screen.getByRole("link", { name: "Se connecter pour répondre" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/fr\/login\?from=/),
  );
});

test("a closed tender tells how many bids it received", () => {
  showTender({ status: "closed", daysLeft: null, bidders: 0 }, "fr");

  expect(screen.getByLabelText("Données de cet appel d’offres")).toHaveTextContent("Soumissions reçues0");
});

test("without a number of bids there is no row for it", () => {
  showTender();

  expect(screen.queryByText("Bids received")).not.toBeInTheDocument();
});

test("a document is named without a link to its file", () => {
  showTender();

  expect(screen.getByText("Drawings.pdf")).toBeVisible();
  expect(screen.queryByRole("link", { name: /Drawings/ })).not.toBeInTheDocument();
});

test("an addendum shows what changed; of long texts and documents it says only that they changed", () => {
  showTender({
    addenda: [
      {
        number: 1,
        issuedAt: "2026-11-20T10:00:00.000Z",
        note: "More time.",
        changes: [
          { field: "budgetMax", as: "money", values: { before: "2000000", after: "2500000" } },
          { field: "documents", as: "long", values: null },
        ],
      },
    ],
  });

  const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(items).toContain("Maximum budget $2,000,000 → $2,500,000");
  expect(items).toContain("List of documents changed");
  expect(screen.getByText("More time.")).toBeVisible();
});

test("an awarded tender says who won and the amount, or that the buyer does not publish it", () => {
  const award = { at: "2027-02-01T10:00:00.000Z", amount: 1_900_000, supplier: "Osun Works" };
  const { unmount } = showTender({ status: "awarded", daysLeft: null, award });
  expect(screen.getByText("Osun Works")).toBeVisible();
  expect(screen.getByText("$1,900,000")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Sign in to bid" })).not.toBeInTheDocument();
  unmount();

  showTender({ status: "awarded", daysLeft: null, award: { ...award, amount: null, supplier: null } });
  expect(screen.getByText("The buyer does not publish the winner of this tender.")).toBeVisible();
});

test("the filters of the address are in the form, and page links keep them", () => {
  showList({ query: "search=bridge&country=Kenya&budgetFrom=500", page: 2, more: true });

  const form = within(screen.getByRole("search", { name: "Search tenders" }));
  expect(form.getByLabelText("Number, title, description or location")).toHaveValue("bridge");
  expect(form.getByLabelText("Country")).toHaveValue("Kenya");
  expect(form.getByLabelText("Minimum budget (USD)")).toBeVisible();
  expect(screen.getByRole("link", { name: "Next page" })).toHaveAttribute(
    "href",
    "/tenders?search=bridge&country=Kenya&budgetFrom=500&page=3",
  );
  expect(screen.getByRole("link", { name: "Previous page" })).toHaveAttribute(
    "href",
    "/tenders?search=bridge&country=Kenya&budgetFrom=500",
  );
});

test("the list links to the feeds of its search", () => {
  showList({ query: "country=Kenya" });

  expect(screen.getByRole("link", { name: "Follow by feed (Atom)" })).toHaveAttribute(
    "href",
    "/tenders.atom?country=Kenya",
  );
  expect(screen.getByRole("link", { name: "Closing times in your calendar" })).toHaveAttribute(
    "href",
    "webcal://origin.invalid/tenders.ics?country=Kenya",
  );
});

test("without any open tender: No open tenders available; with filters: they can be cleared", () => {
  const { unmount } = showList({ items: [], count: 0 });
  expect(screen.getByText("No open tenders available")).toBeVisible();
  unmount();

  showList({ items: [], count: 0, query: "search=x" });
  expect(screen.getAllByRole("link", { name: "Clear filters" })[0]).toHaveAttribute("href", "/tenders");
});

test("the page's script adds the reader's own time to each time", () => {
  document.documentElement.lang = "en";
  jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(-180);
  showTender();

  showLocalTimes();

  expect(document.querySelector(".tender-closing .local-time")).toHaveTextContent(/Jan \d+, .+, your time/);
  jest.restoreAllMocks();
});

test("a tender's head has its title, a description and schema.org's data; a filtered list is not indexed", async () => {
  const { headOf } = publicPages.tender;
  const head = await headOf("en", {
    tenderNumber: "A/1",
    tender: { ...TENDER, description: "word ".repeat(60) },
    isDeleted: false,
  });
  const list = await publicPages.tenders.headOf("en", { items: [], page: 1, query: "search=x", status: "open" });

  expect(head.title).toBe("A bridge (A/1) | Axion");
  expect(head.description).toMatch(/word…$/);
  expect(head.description.length).toBeLessThanOrEqual(155);
  expect(head.things?.((path) => `https://axion.example${path}`)).toMatchObject([
    {
      "@type": "Demand",
      url: "https://axion.example/tenders/A%2F1",
      validThrough: "2027-01-29T23:59:59.999Z",
      priceSpecification: { minPrice: 1_000_000, maxPrice: 2_500_000, priceCurrency: "USD" },
    },
  ]);
  expect(list.indexed).toBe(false);
  expect(publicPages.tenders.pathOf({ page: 2, query: "search=x" })).toBe("/tenders?search=x&page=2");
});
