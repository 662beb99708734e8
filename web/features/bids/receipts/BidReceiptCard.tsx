import { Box, Button, Typography } from "@mui/material";
import { Copy, Printer, ShieldCheck } from "lucide-react";
import { lazy, Suspense, useState } from "react";

import { ReceiptVerdict } from "#web/features/bids/receipts/ReceiptVerdict.tsx";
import { receiptText, type ReceiptOf } from "#web/features/bids/receipts/receiptText.ts";
import { receivedText } from "#web/features/bids/receipts/receivedText.ts";
import { useReceiptCheck } from "#web/features/bids/receipts/useReceiptCheck.ts";
import { formatUtc } from "#web/format/dates.ts";
import { formatTimeline } from "#web/format/formatTimeline.ts";
import { formatMoney } from "#web/format/money.ts";
import { type OwnTerms } from "#web/features/bids/ownBid.ts";
import { site } from "#web/site.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { EmailText } from "#web/ui/EmailText.tsx";
import { FactList } from "#web/ui/FactList.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";

const SaveReceipt = lazy(async () => ({ default: (await import("#web/features/bids/receipts/SaveReceipt.tsx")).SaveReceipt }));

interface Props {
  bid: ReceiptOf;
  terms: OwnTerms;
}

const COPY_FAILED = "Not copied: this browser does not allow it. Select the text and copy it.";

const COVERS =
  "The SHA-256 covers the whole submission: bidder, tender, revision, time submitted, amount, timeline, proposal and documents link.";

/** The proof of a submission: its number, the server's time, and a SHA-256 that anybody can check. */
export function BidReceiptCard({ bid, terms }: Props) {
  const [said, setSaid] = useState("");
  const { state, check } = useReceiptCheck();
  const { receiptNumber, sha256 } = terms.receipt;

  async function copy() {
    setSaid("");
    try {
      await navigator.clipboard.writeText(receiptText(bid, terms));
      setSaid("Copied");
    } catch {
      setSaid(COPY_FAILED);
    }
  }

  return (
    <SectionCard title="Receipt" mark={terms.revision > 1 ? `Revision ${terms.revision}` : undefined}>
      <FactList
        facts={[
          ["Receipt number", <strong key="number">{receiptNumber}</strong>],
          ["Received", receivedText(terms)],
          ["Submitted", formatUtc(terms.submittedAt)],
          ["Bidder", bid.company.companyName],
          ["Tender", `${bid.tenderNumber}, ${bid.tenderTitle}`],
          ["Bid amount", formatMoney(terms.bidAmount)],
          ["Timeline", formatTimeline(terms.timelineDays)],
          ["SHA-256", <code key="sum">{sha256}</code>],
        ]}
      />
      <Typography variant="body2" sx={{ mt: 1.5, maxWidth: MEASURE, color: "text.secondary" }}>
        {COVERS}
      </Typography>
      <Box className="no-print" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5, mt: 2 }}>
        <Button variant="outlined" startIcon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
          Copy receipt
        </Button>
        <Button variant="outlined" startIcon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
        <Button variant="outlined" startIcon={<ShieldCheck size={18} aria-hidden />} onClick={() => state.step !== "checking" && void check({ receiptNumber, sha256 })}>
          {CHECK_LABELS[state.step]}
        </Button>
        <Typography role="status" aria-label="Receipt" sx={{ color: "text.secondary" }}>
          {said}
        </Typography>
      </Box>
      <Suspense>
        <SaveReceipt bidId={bid.id} receiptNumber={receiptNumber} />
      </Suspense>
      <ReceiptVerdict
        state={state}
        differs={
          <>
            What is stored under {receiptNumber} has another SHA-256. Keep a copy of this receipt and write to <EmailText address={site.email} />.
          </>
        }
      />
    </SectionCard>
  );
}

const CHECK_LABELS = {
  idle: "Check this receipt",
  checking: "Checking...",
  matches: "Check again",
  differs: "Check again",
  failed: "Try again",
};
