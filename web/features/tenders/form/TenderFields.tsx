import { Box, Typography } from "@mui/material";
import { useFormikContext } from "formik";
import { useState } from "react";

import {
  HOW_IT_RUNS,
  TENDER_FIELDS,
  tenderWarnings,
  type TenderValues,
} from "#web/features/tenders/form/tenderValues.ts";
import { words } from "#web/features/tenders/form/words/tenderForm.en.ts";
import { namesOf } from "#web/ui/forms/fieldProps.ts";
import { FormFields } from "#web/ui/forms/FormFields.tsx";

const COLLAPSED = namesOf(TENDER_FIELDS).filter((name) => TENDER_FIELDS[name].section === HOW_IT_RUNS);
const SPECIFIED = Object.fromEntries(
  Object.entries(TENDER_FIELDS).filter(([, look]) => look.section === undefined),
) as typeof TENDER_FIELDS;

/** The fields of the tender form: first those of the specification, then the other fields in a collapsed section. */
export function TenderFields() {
  const { values, errors } = useFormikContext<TenderValues>();
  const [isOpen, setOpen] = useState(false);
  const warnings = tenderWarnings(values);
  const isWrong = COLLAPSED.some((name) => errors[name] !== undefined);
  return (
    <>
      <FormFields
        fieldProps={SPECIFIED}
        more={{
          budgetMax: { helperText: <Warning text={warnings.budgetMax} /> },
          closingDate: {
            helperText: <Warning text={warnings.closingDate} otherwise={words.untilTheEndOfThis} />,
          },
        }}
      />
      <Box
        component="details"
        open={isOpen || isWrong}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        sx={{ mt: 3, borderTop: 1, borderColor: "divider" }}
      >
        <Typography component="summary" sx={{ py: 1.5, cursor: "pointer", fontWeight: 550 }}>
          {words.bidOpeningAndPublicationRules}
        </Typography>
        <Box sx={{ pt: 1.5 }}>
          <FormFields fieldProps={TENDER_FIELDS} section={HOW_IT_RUNS} />
        </Box>
      </Box>
    </>
  );
}

/** A warning below a field. It is not a validation error, so the form can be saved. */
function Warning({ text, otherwise }: { text: string | null; otherwise?: string }) {
  return (
    <Box component="span" role="status" sx={text ? { color: "primary.main", fontWeight: 550 } : undefined}>
      {text ? words.youCanSaveItAll(text) : otherwise}
    </Box>
  );
}
