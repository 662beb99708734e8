import { formatUtc } from "#web/format/dates.ts";
import { formatTimeline } from "#web/format/formatTimeline.ts";
import { formatMoney } from "#web/format/money.ts";
import { type SubmittedTermsFragment } from "#web/graphql/generated.ts";
import { site } from "#web/site.ts";

/** The receipt as plain lines, for a letter or a file. */
export function receiptText(tender: { tenderNumber: string; title: string } | null, terms: SubmittedTermsFragment) {
  return [
    `${site.name} bid receipt`,
    `Receipt number: ${terms.receipt.receiptNumber}`,
    `Received: ${formatUtc(terms.submittedAt)}`,
    ...(tender ? [`Tender: ${tender.tenderNumber}, ${tender.title}`] : []),
    `Revision: ${terms.revision}`,
    `Bid amount: ${formatMoney(terms.bidAmount)}`,
    `Timeline: ${formatTimeline(terms.timelineDays)}`,
    `SHA-256: ${terms.receipt.sha256}`,
  ].join("\n");
}
