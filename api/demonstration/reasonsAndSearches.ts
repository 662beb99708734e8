import type { StatedReason } from "#api/bids/decisions/decisionReasons.ts";
import type { SavedSearch } from "#api/tenders/searches/SavedSearch.ts";

interface DemonstrationReason extends Partial<StatedReason> {
  /**
   * `tender` is the number of an awarded tender, and `company` is the username of a partner with a decided bid on this
   * tender.
   */
  tender: string;
  company: string;
}

/** The reasons for decisions on bids, as the bidders read them. */
export const reasons: DemonstrationReason[] = [
  {
    tender: "MTAC-CAR-2026-001",
    company: "osun",
    reason: "requirementNotMet",
    words:
      "Your programme closes the crossing for eleven weeks. The requirements allow six. Price and team were among the best that we received.",
  },
  { tender: "MTAC-CAR-2026-001", company: "volta", reason: "price" },
];

/** The demonstration's saved searches. `company` is the username of the search's owner. */
export const searches: (Pick<SavedSearch, "name" | "query" | "delivery"> & { company: string })[] = [
  { company: "osun", name: "Bridges", query: "search=bridge&category=Infrastructure", delivery: "daily" },
];
