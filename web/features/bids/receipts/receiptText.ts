import { receivedText } from "#web/features/bids/receipts/receivedText.ts";
import { formatUtc } from "#web/format/dates.ts";
import { formatTimeline, formatMoney } from "#web/format/amounts.ts";
import { type MyBid, type OwnTerms } from "#web/features/bids/ownBid.ts";
import { site } from "#web/site.ts";
import { words } from "#web/features/bids/receipts/words/receipts.en.ts";
import { locale } from "#web/format/words/language.en.ts";

/** The fields of a bid that its receipt needs: the bidder and the tender. */
export type ReceiptOf = Pick<MyBid, "id" | "company" | "tenderNumber" | "tenderTitle">;

export function receiptText({ company, tenderNumber, tenderTitle }: ReceiptOf, terms: OwnTerms) {
  return [
    words.bidReceipt(site.name),
    words.line(words.receiptNumber, terms.receipt.receiptNumber),
    words.line(words.received, receivedText(terms)),
    words.line(words.submitted, formatUtc(terms.submittedAt)),
    words.line(words.bidder, company.companyName),
    words.line(words.tender, `${tenderNumber}, ${tenderTitle}`),
    words.line(words.revisionLabel, terms.revision),
    words.line(words.bidAmount, formatMoney(terms.bidAmount)),
    words.line(words.timeline, formatTimeline(terms.timelineDays)),
    ...terms.documents.map(({ name, bytes, sha256 }) =>
      words.line(words.file, `${name}, ${words.bytes(bytes.toLocaleString(locale))}, SHA-256 ${sha256}`),
    ),
    words.line("SHA-256", terms.receipt.sha256),
  ].join("\n");
}
