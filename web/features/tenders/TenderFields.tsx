import { Box } from "@mui/material";
import { useFormikContext } from "formik";

import { COUNTRIES } from "#api/core/rules/country.rules.ts";
import { type TenderCategory } from "#api/tenders/tender.rules.ts";

import { STATUS_CHOICES, TENDER_LABELS as LABELS, tenderWarnings, type TenderValues } from "#web/features/tenders/tenderValues.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";

/** Spec §5: five of the seven categories are offered here. */
const CATEGORIES: readonly TenderCategory[] = ["Infrastructure", "Construction", "Engineering", "Design", "Consulting"];

const optionsOf = (prompt: string, choices: readonly string[]) => [
  { value: "", label: prompt },
  ...choices.map((choice) => ({ value: choice, label: choice })),
];
const COUNTRY_OPTIONS = optionsOf("Choose a country", COUNTRIES);

const COLUMNS = { display: "grid", gap: 3, gridTemplateColumns: { sm: "1fr 1fr" }, alignItems: "start" };
const WHOLE_LINE = { gridColumn: "1 / -1" };

/** Spec §3, tender. */
export function TenderFields() {
  const { values, initialValues } = useFormikContext<TenderValues>();
  const warnings = tenderWarnings(values);
  // What is stored stays one of the choices.
  const categories = optionsOf("Choose a category", [...new Set([...CATEGORIES, initialValues.category])].filter(Boolean));

  return (
    <Box sx={COLUMNS}>
      <FormField name="tenderNumber" label={LABELS.tenderNumber} autoComplete="off" required />
      <FormField name="status" label={LABELS.status} options={STATUS_CHOICES} helperText="Partners see every status but Draft." required />
      <Box sx={WHOLE_LINE}>
        <FormField name="title" label={LABELS.title} autoComplete="off" required />
      </Box>
      <Box sx={WHOLE_LINE}>
        <FormField name="description" label={LABELS.description} multiline rows={4} autoComplete="off" required />
      </Box>
      <FormField name="category" label={LABELS.category} options={categories} required />
      <FormField name="country" label={LABELS.country} options={COUNTRY_OPTIONS} autoComplete="country-name" required />
      <Box sx={WHOLE_LINE}>
        <FormField name="location" label={LABELS.location} autoComplete="off" helperText="Town, district or site" required />
      </Box>
      <FormField name="budgetMin" label={`${LABELS.budgetMin} (USD)`} type="number" autoComplete="off" required />
      <FormField name="budgetMax" label={`${LABELS.budgetMax} (USD)`} type="number" autoComplete="off" helperText={<Warning text={warnings.budgetMax} />} required />
      <FormField name="openingDate" label={LABELS.openingDate} type="date" helperText="From 00:00 UTC of this day" required />
      <FormField
        name="closingDate"
        label={LABELS.closingDate}
        type="date"
        helperText={<Warning text={warnings.closingDate} otherwise="Until the end of this day, UTC" />}
        required
      />
      <Box sx={WHOLE_LINE}>
        <FormField name="requirements" label={LABELS.requirements} multiline rows={4} autoComplete="off" required />
      </Box>
      <Box sx={WHOLE_LINE}>
        <FormField name="documentsUrl" label={LABELS.documentsUrl} type="url" inputMode="url" autoComplete="off" helperText="Optional: starts with http:// or https://" />
      </Box>
    </Box>
  );
}

/** It keeps nobody from saving: it is no error, and says so. */
function Warning({ text, otherwise }: { text: string | null; otherwise?: string }) {
  return (
    <Box component="span" role="status" sx={text ? { color: "primary.main", fontWeight: 550 } : undefined}>
      {text ? `${text} You can save it all the same.` : otherwise}
    </Box>
  );
}
