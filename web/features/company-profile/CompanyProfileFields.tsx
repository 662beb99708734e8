import { Stack } from "@mui/material";

import { COMPANY_PROFILE_FIELDS, PROFILE_SECTIONS } from "#web/features/company-profile/companyProfileValues.ts";
import { FormFields } from "#web/ui/forms/FormFields.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";

/** The fields of the company profile form, in four sections (spec §2). */
export function CompanyProfileFields() {
  return (
    <Stack sx={{ gap: 3 }}>
      {PROFILE_SECTIONS.map((section, index) => (
        <SectionCard key={section} title={section} mark={`${index + 1} / ${PROFILE_SECTIONS.length}`}>
          <FormFields fieldProps={COMPANY_PROFILE_FIELDS} section={section} />
        </SectionCard>
      ))}
    </Stack>
  );
}
