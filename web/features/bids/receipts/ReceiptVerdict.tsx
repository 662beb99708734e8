import { Alert, AlertTitle, Box } from "@mui/material";
import { type ReactNode } from "react";

import { type ReceiptCheck } from "#web/features/bids/receipts/useReceiptCheck.ts";
import { receivedText } from "#web/features/bids/receipts/receivedText.ts";
import { words } from "#web/features/bids/receipts/words/receipts.en.ts";

interface Props {
  state: ReceiptCheck;
  /** The advice if the receipt does not match. */
  differs: ReactNode;
}

/**
 * The result of a receipt check. The live region is rendered before the result, so that a screen reader announces the
 * result.
 */
export function ReceiptVerdict({ state, differs }: Props) {
  return (
    <Box className="no-print" role="status" aria-label={words.verification} sx={{ "& > *": { mt: 2 } }}>
      {state.step === "matches" && (
        <Alert role="none" severity="success" variant="outlined">
          <AlertTitle>{words.theReceiptMatches}</AlertTitle>
          {state.receipt.receiptNumber} {words.isTheReceiptOfRevision} {state.receipt.revision}
          {words.received2} {receivedText(state.receipt)}
          {words.whatIsStoredHasThisSha}
        </Alert>
      )}
      {state.step === "differs" && (
        <Alert role="none" severity="error" variant="outlined">
          <AlertTitle>{words.theReceiptDoesNotMatch}</AlertTitle>
          {differs}
        </Alert>
      )}
      {state.step === "failed" && (
        <Alert role="none" severity="warning" variant="outlined">
          <AlertTitle>{words.theReceiptCouldNotBeChecked}</AlertTitle>
          {words.theServerDidNotAnswerThis}
        </Alert>
      )}
    </Box>
  );
}
