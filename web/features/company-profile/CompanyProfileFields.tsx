import { Box, Stack } from "@mui/material";

import { INDUSTRIES } from "#api/company-profiles/companyProfile.rules.ts";
import { COUNTRIES } from "#api/core/rules/country.rules.ts";
import { COMPANY_PROFILE_LABELS as LABELS } from "#web/features/company-profile/companyProfileValues.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";

const optionsOf = (prompt: string, choices: readonly string[]) => [
  { value: "", label: prompt },
  ...choices.map((choice) => ({ value: choice, label: choice })),
];
const INDUSTRY_OPTIONS = optionsOf("Choose an industry", INDUSTRIES);
const COUNTRY_OPTIONS = optionsOf("Choose a country", COUNTRIES);

const COLUMNS = { display: "grid", gap: 3, gridTemplateColumns: { sm: "1fr 1fr" }, alignItems: "start" };
const WHOLE_LINE = { gridColumn: "1 / -1" };

/** Spec §2, company profile: four sections. */
export function CompanyProfileFields() {
  return (
    <Stack sx={{ gap: 3 }}>
      <SectionCard title="Basic Information" mark="1 / 4">
        <Box sx={COLUMNS}>
          <FormField name="companyName" label={LABELS.companyName} autoComplete="organization" required />
          <FormField name="registrationNumber" label={LABELS.registrationNumber} autoComplete="off" />
        </Box>
      </SectionCard>
      <SectionCard title="Company Details" mark="2 / 4">
        <Box sx={COLUMNS}>
          <FormField name="industry" label={LABELS.industry} options={INDUSTRY_OPTIONS} />
          <FormField name="employeeCount" label={LABELS.employeeCount} type="number" autoComplete="off" />
          <Box sx={WHOLE_LINE}>
            <FormField name="description" label={LABELS.description} multiline rows={5} helperText="What you build, with which competencies, and where." />
          </Box>
        </Box>
      </SectionCard>
      <SectionCard title="Address Information" mark="3 / 4">
        <Box sx={COLUMNS}>
          <Box sx={WHOLE_LINE}>
            <FormField name="addressStreet" label={LABELS.addressStreet} autoComplete="street-address" />
          </Box>
          <FormField name="addressCity" label={LABELS.addressCity} autoComplete="address-level2" />
          <FormField name="addressState" label={LABELS.addressState} autoComplete="address-level1" />
          <FormField name="addressPostalCode" label={LABELS.addressPostalCode} autoComplete="postal-code" />
          <FormField name="addressCountry" label={LABELS.addressCountry} options={COUNTRY_OPTIONS} autoComplete="country-name" />
        </Box>
      </SectionCard>
      <SectionCard title="Contact Information" mark="4 / 4">
        <Box sx={COLUMNS}>
          <FormField name="phone" label={LABELS.phone} type="tel" autoComplete="tel" inputMode="tel" />
          <FormField name="website" label={LABELS.website} type="url" autoComplete="url" inputMode="url" helperText="Starts with http:// or https://" />
        </Box>
      </SectionCard>
    </Stack>
  );
}
