import { Box, Button, Typography } from "@mui/material";
import { Copy, Printer } from "lucide-react";
import { useState } from "react";

import { receiptText, type ReceiptOf } from "#web/features/bids/receipts/receiptText.ts";
import { formatUtc } from "#web/format/dates.ts";
import { formatTimeline } from "#web/format/formatTimeline.ts";
import { formatMoney } from "#web/format/money.ts";
import { type SubmittedTermsFragment } from "#web/graphql/generated.ts";
import { FactList } from "#web/ui/FactList.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";

interface Props {
  bid: ReceiptOf;
  terms: SubmittedTermsFragment;
}

const COPY_FAILED = "Not copied: this browser does not allow it. Select the text and copy it.";

/** What proves the submission: its number, the server's time, and a SHA-256 over all that was submitted. */
export function BidReceiptCard({ bid, terms }: Props) {
  const [said, setSaid] = useState("");

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
          ["Receipt number", <strong key="number">{terms.receipt.receiptNumber}</strong>],
          ["Received", formatUtc(terms.submittedAt)],
          ["Bidder", bid.company.companyName],
          ["Tender", `${bid.tenderNumber}, ${bid.tenderTitle}`],
          ["Bid amount", formatMoney(terms.bidAmount)],
          ["Timeline", formatTimeline(terms.timelineDays)],
          ["SHA-256", <code key="sum">{terms.receipt.sha256}</code>],
        ]}
      />
      <Box className="no-print" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5, mt: 2 }}>
        <Button variant="outlined" startIcon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
          Copy receipt
        </Button>
        <Button variant="outlined" startIcon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
        <Typography role="status" aria-label="Receipt" sx={{ color: "text.secondary" }}>
          {said}
        </Typography>
      </Box>
    </SectionCard>
  );
}
