import { Box, Button, Typography } from "@mui/material";
import { Copy, Printer, ShieldCheck } from "lucide-react";
import { useState } from "react";

import { ReceiptVerdict } from "#web/features/bids/receipts/ReceiptVerdict.tsx";
import { receiptText, type ReceiptOf } from "#web/features/bids/receipts/receiptText.ts";
import { SaveReceipt } from "#web/features/bids/receipts/SaveReceipt.tsx";
import { useReceiptCheck } from "#web/features/bids/receipts/useReceiptCheck.ts";
import { type OwnTerms } from "#web/features/bids/ownBid.ts";
import { site } from "#web/site.ts";
import { EmailText } from "#web/ui/EmailText.tsx";

interface Props {
  bid: ReceiptOf;
  terms: OwnTerms;
}

const COPY_FAILED = "Not copied: this browser does not allow it. Select the text and copy it.";

/** The actions for a receipt: copy, print, check, save. */
export function ReceiptActs({ bid, terms }: Props) {
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
    <>
      <Box className="no-print" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5, mt: 2 }}>
        <Button variant="outlined" startIcon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
          Copy receipt
        </Button>
        <Button variant="outlined" startIcon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
        <Button
          variant="outlined"
          startIcon={<ShieldCheck size={18} aria-hidden />}
          onClick={() => state.step !== "checking" && void check({ receiptNumber, sha256 })}
        >
          {CHECK_LABELS[state.step]}
        </Button>
        <Typography role="status" aria-label="Receipt" sx={{ color: "text.secondary" }}>
          {said}
        </Typography>
      </Box>
      <SaveReceipt bidId={bid.id} receiptNumber={receiptNumber} />
      <ReceiptVerdict
        state={state}
        differs={
          <>
            What is stored under {receiptNumber} has another SHA-256. Keep a copy of this receipt and write to{" "}
            <EmailText address={site.email} />.
          </>
        }
      />
    </>
  );
}

const CHECK_LABELS = {
  idle: "Check this receipt",
  checking: "Checking...",
  matches: "Check again",
  differs: "Check again",
  failed: "Try again",
};
