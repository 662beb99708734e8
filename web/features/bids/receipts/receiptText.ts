import { receivedText } from "#web/features/bids/receipts/receivedText.ts";
import { formatUtc } from "#web/format/dates.ts";
import { formatTimeline } from "#web/format/formatTimeline.ts";
import { formatMoney } from "#web/format/money.ts";
import { type MyBidFactsFragment, type SubmittedTermsFragment } from "#web/graphql/generated.ts";
import { site } from "#web/site.ts";

/** The parties and the tender that a receipt names. */
export type ReceiptOf = Pick<MyBidFactsFragment, "company" | "tenderNumber" | "tenderTitle">;

export function receiptText({ company, tenderNumber, tenderTitle }: ReceiptOf, terms: SubmittedTermsFragment) {
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
    `SHA-256: ${terms.receipt.sha256}`,
  ].join("\n");
}
