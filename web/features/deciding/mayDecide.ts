import { acceptsBids, type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

/** The server checks the same with the database's clock while it holds the tender's lock. */
export const mayDecide = (tender: { status: TenderStatus; closingDate: string }, now: Date) =>
  tender.status !== "awarded" && !acceptsBids(tender, now);
