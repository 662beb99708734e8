import { onDay } from "#api/demonstration/onDay.ts";

/** A closed tender whose decision was expected the day before yesterday. */
export const OVERDUE_TENDER = "FMP-NGA-2026-151";

/** A closed tender that was cancelled. */
export const CANCELLED_TENDER = "MT-CIV-2026-033";

/** The stored fields of these two tenders that the form does not have. */
export const lateTenders = (now: Date, admin: { id: string }) => ({
  [OVERDUE_TENDER]: { decisionExpectedOn: onDay(now, -2, "23:59:59.999") },
  [CANCELLED_TENDER]: {
    cancelledAt: onDay(now, -30, "08:40:00.000"),
    cancelledBy: admin.id,
    cancelReason: "The motorway’s new concession brings its own weigh stations, so that the ministry does not buy any.",
  },
});
