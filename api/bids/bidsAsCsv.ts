import { stringify } from "csv-stringify/sync";
import type { DataSource } from "typeorm";

import { type KeptBid, liveBidPages } from "#api/bids/liveBidPages.ts";
import { unconfirmedAddendaOf } from "#api/bids/addenda/unconfirmedAddenda.ts";
import { missingDocumentsOf } from "#api/bids/documents/missingDocuments.ts";
import { companiesOf, type Company } from "#api/company-profiles/Company.ts";
import { FOR_SPREADSHEETS } from "#api/core/http/spreadsheet.ts";
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
];

/** A tender's live bids (sealed ones without their terms) by first submission as CSV (RFC 4180), in UTF-8 with a byte order mark, streamed page by page. */
export async function* bidsAsCsv(db: DataSource, tender: Tender) {
  yield stringify([COLUMNS], { ...FOR_SPREADSHEETS, bom: true });
  for await (const bids of liveBidPages(db, tender.id)) {
    const companies = await companiesOf(db, bids.map(({ bid }) => bid.companyId));
    const unconfirmed = await unconfirmedAddendaOf(db, bids.map(({ bidId }) => bidId));
    const missing = await missingDocumentsOf(db, bids.filter(({ documentsCount }) => documentsCount > 0));
    yield stringify(bids.map((kept, index) => [...rowOf(tender, kept, companies[index]!), unconfirmed[index]!.join(", "), missing.get(kept.bidId) ?? ""]), FOR_SPREADSHEETS);
  }
}

const rowOf = (
  { budgetMax }: Tender,
  { bid: { status }, bidAmount, timelineDays, submittedAt, revision, receiptNumber, documentsUrl, technicalProposal }: KeptBid,
  { companyName, email, companyTypology }: Company,
) => [
  companyName, email, companyTypologyLabel(companyTypology),
  bidAmount, bidAmount === null ? null : bidAmount - budgetMax, timelineDays,
  status, submittedAt.toISOString(), revision, receiptNumber, documentsUrl, technicalProposal,
];
