import { acceptsBids, type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

/** The server asks the same with its own clock while it holds the tender. */
export const mayDecide = (tender: { status: TenderStatus; closingDate: string }, now: Date) =>
  tender.status !== "awarded" && !acceptsBids(tender, now);
