import { Box } from "@mui/material";
import { useFormikContext } from "formik";

import { TENDER_FIELDS, tenderWarnings, type TenderValues } from "#web/features/tenders/tenderValues.ts";
import { FormFields } from "#web/ui/forms/FormFields.tsx";

export function TenderFields() {
  const { values } = useFormikContext<TenderValues>();
  const warnings = tenderWarnings(values);
  return (
    <FormFields
      looks={TENDER_FIELDS}
      more={{
        budgetMax: { helperText: <Warning text={warnings.budgetMax} /> },
        closingDate: { helperText: <Warning text={warnings.closingDate} otherwise="Until the end of this day, UTC" /> },
      }}
    />
  );
}

/** A warning, not a validation error: the form can be saved. */
function Warning({ text, otherwise }: { text: string | null; otherwise?: string }) {
  return (
    <Box component="span" role="status" sx={text ? { color: "primary.main", fontWeight: 550 } : undefined}>
      {text ? `${text} You can save it all the same.` : otherwise}
    </Box>
  );
}
