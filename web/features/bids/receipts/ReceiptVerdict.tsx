import { Alert, AlertTitle, Box } from "@mui/material";
import { type ReactNode } from "react";

import { type ReceiptCheck } from "#web/features/bids/receipts/useReceiptCheck.ts";
import { receivedText } from "#web/features/bids/receipts/receivedText.ts";

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
    <Box className="no-print" role="status" aria-label="Verification" sx={{ "& > *": { mt: 2 } }}>
      {state.step === "matches" && (
        <Alert role="none" severity="success" variant="outlined">
          <AlertTitle>The receipt matches</AlertTitle>
          {state.receipt.receiptNumber} is the receipt of revision {state.receipt.revision}, received{" "}
          {receivedText(state.receipt)}. What is stored has this SHA-256: nothing was changed since.
        </Alert>
      )}
      {state.step === "differs" && (
        <Alert role="none" severity="error" variant="outlined">
          <AlertTitle>The receipt does not match</AlertTitle>
          {differs}
        </Alert>
      )}
      {state.step === "failed" && (
        <Alert role="none" severity="warning" variant="outlined">
          <AlertTitle>The receipt could not be checked</AlertTitle>
          The server did not answer. This says nothing about the receipt: try again.
        </Alert>
      )}
    </Box>
  );
}
