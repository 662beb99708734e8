import { onDay } from "#api/demonstration/onDay.ts";
import { type AddendumChange, type AddendumWeight } from "#api/tenders/addenda/amendments.rules.ts";

interface DemonstratedAddendum {
  issuedAt: Date;
  weight: AddendumWeight;
  note: string;
  /** Returns the fields that the addendum changed. Each `after` is the tender's current value. */
  changes: (tender: { requirements: string; closingDate: Date }) => AddendumChange[];
}

/**
 * The number of a tender with two addenda that were issued after a company's bid. The company has confirmed no addendum
 * yet.
 */
export const AMENDED_TENDER = "MTP-MDG-2026-021";

const LOAD_TEST = "Load test of one span of each bridge type before opening";

export const addenda = (now: Date): DemonstratedAddendum[] => [
  {
    issuedAt: onDay(now, -5, "09:20"),
    weight: "notice",
    note: "The closing time moves by two weeks, as bidders need the road of the site visit, which the rain had closed.",
    changes: ({ closingDate }) => [
      {
        field: "closingDate",
        before: new Date(closingDate.getTime() - 14 * 24 * 60 * 60 * 1000).toISOString(),
        after: closingDate.toISOString(),
      },
    ],
  },
  {
    issuedAt: onDay(now, -2, "14:05"),
    weight: "confirm",
    note: "One load test was not enough for the lender.",
    changes: ({ requirements }) => [
      {
        field: "requirements",
        before: requirements.replace(LOAD_TEST, "Load test of one span before opening"),
        after: requirements,
      },
    ],
  },
];
