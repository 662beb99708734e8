import { aTender } from "#web/features/tenders/tender.builders.ts";
import { filterTenders, isFiltering, NO_FILTERS, readFilters, typedAmount } from "#web/features/tenders/tenderFilters.ts";

const bridge = aTender();
const network = aTender({
  tenderNumber: "AX-2026-900",
  category: "Technology",
  status: "draft",
  budgetMin: 3_000_000,
  budgetMax: 9_000_000,
  location: "Antananarivo",
  country: "Madagascar",
  openingDate: "2026-12-05T00:00:00.000Z",
  closingDate: "2027-02-10T23:59:59.999Z",
});
const kept = (filters: Partial<typeof NO_FILTERS>) => filterTenders([bridge, network], { ...NO_FILTERS, ...filters });

test("without a filter every tender stays", () => {
  expect(kept({})).toEqual([bridge, network]);
});

test.each([
  ["category", { category: "Technology" }],
  ["status", { status: "draft" }],
  ["country", { country: "Madagascar" }],
  ["minimum budget", { budgetMin: "2,500,001" }],
  ["location, in whatever case", { location: " aNTANA " }],
  ["opening date from", { openingFrom: "2026-12-05" }],
  ["closing date from", { closingFrom: "2027-01-01" }],
  ["several filters at once", { country: "Madagascar", category: "Technology", budgetMax: "$3 000 000" }],
])("the list is filtered by %s", (_name, filters) => {
  expect(kept(filters)).toEqual([network]);
});

test.each([
  ["maximum budget", { budgetMax: "2999999" }],
  ["opening date to", { openingTo: "2026-11-01" }],
  ["closing date to, that day included", { closingTo: "2026-12-31" }],
])("the list is filtered by %s", (_name, filters) => {
  expect(kept(filters)).toEqual([bridge]);
});

test("a budget that is not an amount filters nothing", () => {
  expect(kept({ budgetMin: "a lot" })).toHaveLength(2);
  expect(typedAmount("a lot")).toBeNull();
});

test.each(["1250000", "1,250,000", "$1,250,000", " $ 1 250 000 "])("%p is an amount", (text) => {
  expect(typedAmount(text)).toBe(1_250_000);
});

test.each(["1250000,50", "12,50", "1,2500", "1,250,00", ",250", "1.250.000", "$"])("%p is no whole amount", (text) => {
  expect(typedAmount(text)).toBeNull();
});

test("a category, status or country that is not on the list is no filter", () => {
  const filters = readFilters(new URLSearchParams("category=Magic&status=awarded&country=Atlantis&location=Lagos"));

  expect(filters).toEqual({ ...NO_FILTERS, location: "Lagos" });
});

test("a day that no date control can show is no filter", () => {
  const filters = readFilters(new URLSearchParams("openingFrom=2026-99-99&openingTo=soon&closingFrom=2026-02-31&closingTo=2026-02-28"));

  expect(filters).toEqual({ ...NO_FILTERS, closingTo: "2026-02-28" });
});

test("filters are active when one of them says something", () => {
  expect(isFiltering(NO_FILTERS)).toBe(false);
  expect(isFiltering({ ...NO_FILTERS, location: "  " })).toBe(false);
  expect(isFiltering({ ...NO_FILTERS, status: "open" })).toBe(true);
});
