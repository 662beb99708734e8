import { acceptsBids, type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

/** The server checks the same with the database's clock while it holds the tender's lock. */
export const mayDecide = (tender: { status: TenderStatus; closingDate: string; cancelledAt: string | null }, now: Date) =>
  tender.status !== "awarded" && !tender.cancelledAt && !acceptsBids(tender, now);
