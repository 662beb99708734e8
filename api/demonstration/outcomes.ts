import type { ToldReason } from "#api/bids/outcomes/reasons.ts";
import type { SavedSearch } from "#api/tenders/searches/SavedSearch.ts";

interface Told extends Partial<ToldReason> {
  /** The number of an awarded tender, and the username of a partner with a decided bid on it. */
  tender: string;
  company: string;
}

/** What is told of the decisions on one tender. */
export const reasons: Told[] = [
  {
    tender: "MTAC-CAR-2026-001",
    company: "osun",
    reason: "requirementNotMet",
    words: "Your programme closes the crossing for eleven weeks. The requirements allow six. Price and team were among the best that we received.",
  },
  { tender: "MTAC-CAR-2026-001", company: "volta", reason: "price" },
];

/** Whose they are, by username. */
export const searches: (Pick<SavedSearch, "name" | "query" | "delivery"> & { company: string })[] = [
  { company: "osun", name: "Bridges", query: "search=bridge&category=Infrastructure", delivery: "daily" },
];
