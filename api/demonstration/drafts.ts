import { onDay } from "#api/demonstration/onDay.ts";
import { prose } from "#api/demonstration/prose.ts";

/** The demonstration's drafts of bids. `tender` is a tender's number, and `company` a partner's username. */
export const drafts = (now: Date) => [
  {
    tender: "SDR-KEN-2026-055",
    company: "osun",
    savedAt: onDay(now, -1, "18:20:00.000"),
    bidAmount: "1450000",
    timelineDays: "",
    documentsUrl: "",
    technicalProposal: prose`
      Two counting crews work the corridors from north to south, a third stays with the inventory vehicle. The programme of the
      weekly reports is still to be written.`,
  },
];
