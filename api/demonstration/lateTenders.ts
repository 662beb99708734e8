import { onDay } from "#api/demonstration/onDay.ts";

/** The number of a closed tender whose decision was expected two days before the server's first start. */
export const OVERDUE_TENDER = "FMP-NGA-2026-151";

/** The number of a closed tender that was cancelled. */
export const CANCELLED_TENDER = "MT-CIV-2026-033";

/** The values of the overdue and the cancelled tender that the tender form does not contain. */
export const lateTenders = (now: Date, admin: { id: string }) => ({
  [OVERDUE_TENDER]: { decisionExpectedOn: onDay(now, -2, "23:59:59.999") },
  [CANCELLED_TENDER]: {
    cancelledAt: onDay(now, -30, "08:40:00.000"),
    cancelledBy: admin.id,
    cancelReason: "The motorway’s new concession brings its own weigh stations, so that the ministry does not buy any.",
  },
});
