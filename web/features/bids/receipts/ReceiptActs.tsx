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
import { words } from "#web/features/bids/receipts/words/receipts.en.ts";

interface Props {
  bid: ReceiptOf;
  terms: OwnTerms;
}

const COPY_FAILED = words.notCopiedThisBrowserDoesNot;

/** The actions for a receipt: copy, print, check, save. */
export function ReceiptActs({ bid, terms }: Props) {
  const [said, setSaid] = useState("");
  const { state, check } = useReceiptCheck();
  const { receiptNumber, sha256 } = terms.receipt;

  async function copy() {
    setSaid("");
    try {
      await navigator.clipboard.writeText(receiptText(bid, terms));
      setSaid(words.copied);
    } catch {
      setSaid(COPY_FAILED);
    }
  }

  return (
    <>
      <Box className="no-print" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5, mt: 2 }}>
        <Button variant="outlined" startIcon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
          {words.copyReceipt}
        </Button>
        <Button variant="outlined" startIcon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button
          variant="outlined"
          startIcon={<ShieldCheck size={18} aria-hidden />}
          onClick={() => state.step !== "checking" && void check({ receiptNumber, sha256 })}
        >
          {CHECK_LABELS[state.step]}
        </Button>
        <Typography role="status" aria-label={words.receipt} sx={{ color: "text.secondary" }}>
          {said}
        </Typography>
      </Box>
      <SaveReceipt bidId={bid.id} receiptNumber={receiptNumber} />
      <ReceiptVerdict
        state={state}
        differs={
          <>
            {words.whatIsStoredUnder} {receiptNumber} {words.hasAnotherSha256KeepA} <EmailText address={site.email} />.
          </>
        }
      />
    </>
  );
}

const CHECK_LABELS = {
  idle: words.checkThisReceipt,
  checking: words.checking,
  matches: words.checkAgain,
  differs: words.checkAgain,
  failed: words.tryAgain,
};
