import { Box, Checkbox, FormControlLabel, Typography } from "@mui/material";
import { useField } from "formik";

import { COMPANY_DOCUMENT_KINDS, kindsAsText, kindsIn } from "#api/company-documents/documentKinds.rules.ts";

import { words } from "#web/features/tenders/form/words/tenderForm.en.ts";
import { words as kinds } from "#web/ui/company-documents/words/kinds.en.ts";

/** The kinds of documents that a tender asks for: a checkbox for each. The value is a text, see kindsAsText. */
export function RequiredDocuments({ name, label }: { name: string; label: string }) {
  const [{ value }, , { setValue }] = useField<string>(name);
  const chosen = kindsIn(value);
  return (
    <Box component="fieldset" aria-describedby={`${name}-hint`} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {label}
      </Typography>
      <Typography id={`${name}-hint`} variant="body2" sx={{ color: "text.secondary" }}>
        {words.requiredDocumentsHint}
      </Typography>
      <Box sx={{ display: "grid", gridTemplateColumns: { sm: "1fr 1fr" }, columnGap: 2, mt: 0.5 }}>
        {COMPANY_DOCUMENT_KINDS.map((kind, place) => (
          <FormControlLabel
            key={kind}
            sx={{ minHeight: 44, mr: 0 }}
            label={kinds[kind]}
            control={
              <Checkbox
                id={place === 0 ? name : undefined}
                checked={chosen.includes(kind)}
                onChange={(_event, checked) =>
                  void setValue(
                    kindsAsText(checked ? [...chosen, kind] : chosen.filter((other) => other !== kind)) ?? "",
                  )
                }
              />
            }
          />
        ))}
      </Box>
    </Box>
  );
}
