import { SEARCHED } from "#api/tenders/searches/savedSearch.rules.ts";
import { filterTenders, parseTenderFilter } from "#api/tenders/lists/tenderFilter.rules.ts";

import { aTender } from "#web/features/tenders/tender.builders.ts";
import {
  activeFilters,
  filterInWords,
  NO_FILTERS,
  OFFERED,
  readFilters,
} from "#web/features/tenders/browse/tenderFilterControls.ts";

const NOW = new Date("2026-12-28T12:00:00.000Z");
const bridge = aTender();
const network = aTender({
  tenderNumber: "AX-2026-900",
  description: "Fibre between three ministries.",
  category: "Technology",
  status: "draft",
  budgetMin: 3_000_000,
  budgetMax: 9_000_000,
  location: "Antananarivo",
  country: "Madagascar",
  openingDate: "2026-12-05T00:00:00.000Z",
  closingDate: "2027-02-10T23:59:59.999Z",
});
const kept = (filters: Partial<typeof NO_FILTERS>) =>
  filterTenders([bridge, network], parseTenderFilter({ ...NO_FILTERS, ...filters }), NOW);

test("without a filter every tender stays", () => {
  expect(kept({})).toEqual([bridge, network]);
});

test.each([
  ["category", { category: "Technology" }],
  ["status", { status: "draft" }],
  ["country", { country: "Madagascar" }],
  ["minimum budget", { budgetFrom: "2,500,001" }],
  ["location, in whatever case", { location: " aNTANA " }],
  ["opening date from", { openingFrom: "2026-12-05" }],
  ["closing date from", { closingFrom: "2027-01-01" }],
  ["several filters at once", { country: "Madagascar", category: "Technology", budgetTo: "$3 000 000" }],
])("the list is filtered by %s", (_name, filters) => {
  expect(kept(filters)).toEqual([network]);
});

test.each([
  ["maximum budget", { budgetTo: "2999999" }],
  ["opening date to", { openingTo: "2026-11-01" }],
  ["closing date to, that day included", { closingTo: "2026-12-31" }],
  ["days to closing", { closingWithinDays: "7" }],
  ["a text in the description, in whatever case", { search: "FOUR-span" }],
  ["whether it accepts bids", { acceptsBids: "true" }],
])("the list is filtered by %s", (_name, filters) => {
  expect(kept(filters)).toEqual([bridge]);
});

test("a budget that is not an amount filters nothing", () => {
  expect(kept({ budgetFrom: "a lot" })).toHaveLength(2);
});

test("a category, status or country that is not on the list is no filter", () => {
  const filters = readFilters(new URLSearchParams("category=Magic&status=awarded&country=Atlantis&location=Lagos"));

  expect(filters).toEqual({ ...NO_FILTERS, location: "Lagos" });
});

test("a day that no date control can show is no filter", () => {
  const filters = readFilters(
    new URLSearchParams("openingFrom=2026-99-99&openingTo=soon&closingFrom=2026-02-31&closingTo=2026-02-28"),
  );

  expect(filters).toEqual({ ...NO_FILTERS, closingTo: "2026-02-28" });
});

test("filters are active when one of them says something", () => {
  const active = (filters: object) => activeFilters({ ...NO_FILTERS, ...filters }).map(({ name }) => name);

  expect(active({})).toEqual([]);
  expect(active({ location: "  " })).toEqual([]);
  expect(active({ status: "open", search: "weir" })).toEqual(["search", "status"]);
});

test.each([
  ["category", "Design", "Category: Design"],
  ["closingWithinDays", "7", "Closing within: 7 days"],
  ["budgetFrom", "1,000000", "Minimum budget: 1,000000"],
  ["budgetFrom", "1000000", "Minimum budget: $1,000,000"],
  ["closingTo", "2026-12-31", "Closing date to: Dec 31, 2026"],
  ["search", " weir ", "Search tenders: weir"],
])("the filter %s of %p reads %s", (name, text, words) => {
  const control = OFFERED.find((offered) => offered.name === name);

  expect(control && filterInWords(control, text)).toBe(words);
});

test("a search can be saved with each filter that Browse Tenders offers, and no other", () => {
  expect([...SEARCHED].sort()).toEqual(OFFERED.map(({ name }) => name).sort());
});
