import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { developersEn } from "#web/features/marketing/copy/developers.en.ts";
import { developersFr } from "#web/features/marketing/copy/developers.fr.ts";
import { FoundNames } from "#web/features/marketing/developers/search/FoundNames.tsx";
import { type NamedKind } from "#web/features/marketing/developers/search/listNames.ts";
import { SearchForm } from "#web/features/marketing/developers/search/SearchForm.tsx";
import { searchReference } from "#web/features/marketing/developers/search/searchReference.ts";
import { renderOnSite } from "#web/testing/renderOnSite.tsx";

const KINDS: NamedKind[] = [
  {
    kind: "queries",
    names: [{ anchor: "tenders", name: "tenders", description: "The tenders that the caller may see." }],
  },
  {
    kind: "types",
    names: [
      { anchor: "Tender", name: "Tender", description: "A call for bids." },
      { anchor: "Tender.closingDate", name: "Tender.closingDate", description: "" },
    ],
  },
];

/**
 * Renders the search page as the build prerenders it. The page's script runs only when a test calls `searchReference`.
 */
function show(language: "en" | "fr" = "en", search = "") {
  history.replaceState(null, "", `/developers/search${search}`);
  const copy = { en: developersEn, fr: developersFr }[language];
  renderOnSite(
    <>
      <SearchForm words={copy.search} />
      <FoundNames copy={copy} kinds={KINDS} />
    </>,
    { language },
  );
}
const shown = () => screen.getAllByRole("listitem").map((item) => within(item).getByRole("link").textContent);
const typed = (text: string) => userEvent.type(screen.getByRole("searchbox"), text);

test("without its script the page is a plain list of every name, with links to the reference", () => {
  show();

  expect(shown()).toEqual(["tenders", "Tender", "Tender.closingDate"]);
  expect(screen.getByRole("link", { name: "Tender.closingDate" })).toHaveAttribute(
    "href",
    "/developers/types#Tender.closingDate",
  );
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("typing leaves the names and descriptions that have every word, hides empty sections, and announces the count", async () => {
  show();
  searchReference();

  await typed("tender CLOSING");
  expect(shown()).toEqual(["Tender.closingDate"]);
  expect(screen.queryByRole("heading", { name: "Queries" })).toBeNull();
  expect(screen.getByRole("status")).toHaveTextContent("1 name found");

  await userEvent.clear(screen.getByRole("searchbox"));
  expect(shown()).toHaveLength(3);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();

  await typed("call for");
  expect(shown()).toEqual(["Tender"]);
});

test("a search without a match says so, in the language of the page", async () => {
  show("fr");
  searchReference();

  await typed("bridge");

  expect(screen.queryAllByRole("listitem")).toEqual([]);
  expect(screen.getByRole("status")).toHaveTextContent("Aucun nom trouvé");
});

test("the search of the address is done at once; Enter puts what was typed into the address without leaving the page", async () => {
  show("en", "?q=closing");
  searchReference();
  expect(shown()).toEqual(["Tender.closingDate"]);

  await userEvent.clear(screen.getByRole("searchbox"));
  await typed("call for{Enter}");

  expect(location.search).toBe("?q=call+for");
  expect(shown()).toEqual(["Tender"]);
});

test("on another page the form leads to the list; the script of that page leaves it alone", () => {
  renderOnSite(<SearchForm words={developersFr.search} />, { language: "fr" });
  searchReference();

  expect(screen.getByRole("search")).toHaveAttribute("action", "/fr/developers/search");
  expect(screen.getByRole("searchbox", { name: "Chercher dans la référence" })).toHaveAttribute("name", "q");
});
