import { Box } from "@mui/material";

import { COUNTRIES } from "#api/core/rules/country.rules.ts";
import { COMPANY_TYPOLOGIES, companyTypologyLabel } from "#api/users/userWords.rules.ts";

import { USER_LABELS as LABELS } from "#web/features/users/userValues.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";

const COUNTRY_OPTIONS = [{ value: "", label: "Choose a country" }, ...COUNTRIES.map((country) => ({ value: country, label: country }))];
const COLUMNS = { display: "grid", gap: 3, gridTemplateColumns: { sm: "1fr 1fr" }, alignItems: "start" };
const WHOLE_LINE = { gridColumn: "1 / -1" };

interface Props {
  /** What is stored now: a typology that is not on the list stays one of the choices. */
  typology?: string | null;
}

export function CompanyFields({ typology }: Props) {
  return (
    <Box sx={COLUMNS}>
      <FormField name="companyName" label={LABELS.companyName} autoComplete="off" />
      <FormField name="companyTypology" label={LABELS.companyTypology} options={typologyOptions(typology)} />
      <FormField name="vatNumber" label={LABELS.vatNumber} autoComplete="off" />
      <FormField name="cardId" label={LABELS.cardId} autoComplete="off" />
      <Box sx={WHOLE_LINE}>
        <FormField name="addressStreet" label={LABELS.addressStreet} autoComplete="off" />
      </Box>
      <FormField name="addressCity" label={LABELS.addressCity} autoComplete="off" />
      <FormField name="addressState" label={LABELS.addressState} autoComplete="off" />
      <FormField name="addressPostalCode" label={LABELS.addressPostalCode} autoComplete="off" />
      <FormField name="addressCountry" label={LABELS.addressCountry} options={COUNTRY_OPTIONS} />
    </Box>
  );
}

function typologyOptions(stored: string | null | undefined) {
  const values = new Set(Object.keys(COMPANY_TYPOLOGIES));
  if (stored) values.add(stored);
  const options = [...values].map((value) => ({ value, label: companyTypologyLabel(value) }));
  return [{ value: "", label: "Choose a typology" }, ...options];
}
