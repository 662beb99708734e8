import { Box, Typography } from "@mui/material";
import { Suspense } from "react";

import { type ReceiptOf } from "#web/features/bids/receipts/receiptText.ts";
import { receivedText } from "#web/features/bids/receipts/receivedText.ts";
import { formatUtc } from "#web/format/dates.ts";
import { formatTimeline, formatMoney } from "#web/format/amounts.ts";
import { type OwnTerms } from "#web/features/bids/ownBid.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { FactList } from "#web/ui/FactList.tsx";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/bids/receipts/words/receipts.en.ts";

const ReceiptActs = lazyComponent(
  async () => (await import("#web/features/bids/receipts/ReceiptActs.tsx")).ReceiptActs,
);
/** The height in pixels of the receipt's buttons in two rows, reserved while they load. */
const ACTS_HEIGHT = 120;

interface Props {
  bid: ReceiptOf;
  terms: OwnTerms;
}

/** The proof of a submission: its number, the server's time, and a SHA-256 that anyone can verify. */
export function BidReceiptCard({ bid, terms }: Props) {
  const { receiptNumber, sha256 } = terms.receipt;
  return (
    <SectionCard title={words.receipt} mark={terms.revision > 1 ? words.revision(terms.revision) : undefined}>
      <FactList
        facts={[
          [words.receiptNumber, <strong key="number">{receiptNumber}</strong>],
          [words.received, receivedText(terms)],
          [words.submitted, formatUtc(terms.submittedAt)],
          [words.bidder, bid.company.companyName],
          [words.tender, `${bid.tenderNumber}, ${bid.tenderTitle}`],
          [words.bidAmount, formatMoney(terms.bidAmount)],
          [words.timeline, formatTimeline(terms.timelineDays)],
          ["SHA-256", <code key="sum">{sha256}</code>],
        ]}
      />
      <Typography variant="body2" sx={{ mt: 1.5, maxWidth: MEASURE, color: "text.secondary" }}>
        {words.theSha256CoversTheWhole(terms.documents.length > 0)}
      </Typography>
      <Suspense fallback={<Box className="no-print" sx={{ height: ACTS_HEIGHT }} />}>
        <ReceiptActs bid={bid} terms={terms} />
      </Suspense>
    </SectionCard>
  );
}
