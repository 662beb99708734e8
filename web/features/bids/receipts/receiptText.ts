import { receivedText } from "#web/features/bids/receipts/receivedText.ts";
import { formatUtc } from "#web/format/dates.ts";
import { formatTimeline, formatMoney } from "#web/format/amounts.ts";
import { type MyBid, type OwnTerms } from "#web/features/bids/ownBid.ts";
import { site } from "#web/site.ts";
import { locale } from "#web/format/words/language.en.ts";

/** The fields of a bid that its receipt needs: the bidder and the tender. */
export type ReceiptOf = Pick<MyBid, "id" | "company" | "tenderNumber" | "tenderTitle">;

export function receiptText({ company, tenderNumber, tenderTitle }: ReceiptOf, terms: OwnTerms) {
  return [
    `${site.name} bid receipt`,
    `Receipt number: ${terms.receipt.receiptNumber}`,
    `Received: ${receivedText(terms)}`,
    `Submitted: ${formatUtc(terms.submittedAt)}`,
    `Bidder: ${company.companyName}`,
    `Tender: ${tenderNumber}, ${tenderTitle}`,
    `Revision: ${terms.revision}`,
    `Bid amount: ${formatMoney(terms.bidAmount)}`,
    `Timeline: ${formatTimeline(terms.timelineDays)}`,
    ...terms.documents.map(
      ({ name, bytes, sha256 }) => `File: ${name}, ${bytes.toLocaleString(locale)} bytes, SHA-256 ${sha256}`,
    ),
    `SHA-256: ${terms.receipt.sha256}`,
  ].join("\n");
}
