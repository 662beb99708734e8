import type { DataSource } from "typeorm";

import { unconfirmedAddendaOf } from "#api/bids/addenda/unconfirmedAddenda.ts";
import { missingDocumentsOf } from "#api/bids/documents/missingDocumentsOf.ts";
import { type LiveBid, liveBidPages } from "#api/bids/lists/liveBidPages.ts";
import { companiesOf, type Company } from "#api/company-profiles/Company.ts";
import { type CsvFormat, csvHead, csvRows } from "#api/core/http/rest/csv.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { companyTypologyLabel } from "#api/users/userWords.rules.ts";

const COLUMNS = [
  "Company",
  "E-mail",
  "Company type",
  "Bid amount (USD)",
  "Above maximum budget (USD)",
  "Timeline (days)",
  "Status",
  "Submitted (UTC)",
  "Revision",
  "Receipt number",
  "Documents URL",
  "Technical proposal",
  "Addenda not confirmed",
  "Documents without an address",
  "Bid's id",
  "Company's id",
  "Tender's id",
];

/**
 * Streams a tender's live bids as CSV, sorted by first submission, page by page. Sealed bids are exported without
 * terms.
 */
export async function* bidsAsCsv(db: DataSource, tender: Tender, format: CsvFormat) {
  yield csvHead(COLUMNS, format);
  for await (const bids of liveBidPages(db, tender.id)) {
    const companies = await companiesOf(
      db,
      bids.map(({ bid }) => bid.companyId),
    );
    const unconfirmed = await unconfirmedAddendaOf(
      db,
      bids.map(({ bidId }) => bidId),
    );
    const missing = await missingDocumentsOf(
      db,
      bids.filter(({ documentsCount }) => documentsCount > 0),
    );
    yield csvRows(
      bids.map((kept, index) => [
        ...rowOf(tender, kept, companies[index]!),
        unconfirmed[index]!.join(", "),
        missing.get(kept.bidId) ?? "",
        kept.bidId,
        kept.bid.companyId,
        tender.id,
      ]),
      format,
    );
  }
}

const rowOf = (
  { budgetMax }: Tender,
  {
    bid: { status },
    bidAmount,
    timelineDays,
    submittedAt,
    revision,
    receiptNumber,
    documentsUrl,
    technicalProposal,
  }: LiveBid,
  { companyName, email, companyTypology }: Company,
) => [
  companyName,
  email,
  companyTypologyLabel(companyTypology),
  bidAmount,
  bidAmount === null ? null : bidAmount - budgetMax,
  timelineDays,
  status,
  submittedAt.toISOString(),
  revision,
  receiptNumber,
  documentsUrl,
  technicalProposal,
];
