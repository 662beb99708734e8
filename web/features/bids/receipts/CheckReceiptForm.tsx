import { Box, Button, Typography } from "@mui/material";

import { receiptToCheckSchema, type ReceiptToCheck } from "#api/bids/receipts/bidReceipt.rules.ts";

import { ReceiptVerdict } from "#web/features/bids/receipts/ReceiptVerdict.tsx";
import { useReceiptCheck } from "#web/features/bids/receipts/useReceiptCheck.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";

const EMPTY: ReceiptToCheck = { receiptNumber: "", sha256: "" };
const LABELS: Record<keyof ReceiptToCheck, string> = { receiptNumber: "Receipt number", sha256: "SHA-256" };

const DIFFERS =
  "No receipt that you may read has this number and this SHA-256. Compare both with your paper, character by character.";

export function CheckReceiptForm({ onClose }: { onClose: () => void }) {
  const { state, check } = useReceiptCheck();
  return (
    <ValidatedForm
      initialValues={EMPTY}
      schema={receiptToCheckSchema}
      onSubmit={(typed) => check(receiptToCheckSchema.cast(typed))}
      mayBeLeft
    >
      <Box sx={{ display: "grid", gap: 3 }}>
        <Typography>Copy both from the receipt. Blanks, line breaks and capitals do not count.</Typography>
        <FormField
          name="receiptNumber"
          label={LABELS.receiptNumber}
          autoComplete="off"
          helperText="As in AX-7K2QM-94TNC"
          required
        />
        <FormField
          name="sha256"
          label={LABELS.sha256}
          autoComplete="off"
          multiline
          rows={2}
          helperText="64 digits: 0 to 9 and a to f"
          required
        />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
          <SubmitButton label="Check receipt" busy="Checking..." />
          <Button variant="outlined" onClick={onClose}>
            Close
          </Button>
        </Box>
      </Box>
      <ReceiptVerdict state={state} differs={DIFFERS} />
    </ValidatedForm>
  );
}
