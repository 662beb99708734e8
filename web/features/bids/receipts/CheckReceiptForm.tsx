import { Box, Button, Typography } from "@mui/material";

import { receiptToCheckSchema, type ReceiptToCheck } from "#api/bids/receipts/bidReceipt.rules.ts";

import { ReceiptVerdict } from "#web/features/bids/receipts/ReceiptVerdict.tsx";
import { useReceiptCheck } from "#web/features/bids/receipts/useReceiptCheck.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { words } from "#web/features/bids/receipts/words/receipts.en.ts";

const EMPTY: ReceiptToCheck = { receiptNumber: "", sha256: "" };
const LABELS: Record<keyof ReceiptToCheck, string> = { receiptNumber: words.receiptNumber, sha256: "SHA-256" };

const DIFFERS = words.noReceiptThatYouMayRead;

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
        <Typography>{words.copyBothFromTheReceiptBlanks}</Typography>
        <FormField
          name="receiptNumber"
          label={LABELS.receiptNumber}
          autoComplete="off"
          helperText={words.asInAx7k2qm94tnc}
          required
        />
        <FormField
          name="sha256"
          label={LABELS.sha256}
          autoComplete="off"
          multiline
          rows={2}
          helperText={words.n64Digits0To9And}
          required
        />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
          <SubmitButton label={words.checkReceipt} busy={words.checking} />
          <Button variant="outlined" onClick={onClose}>
            {words.close}
          </Button>
        </Box>
      </Box>
      <ReceiptVerdict state={state} differs={DIFFERS} />
    </ValidatedForm>
  );
}
