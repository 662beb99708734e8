import { Alert, AlertTitle } from "@mui/material";

import { savedMeanwhile } from "#web/features/company-profile/companyProfileValues.ts";
import { type CompanyProfileFieldsFragment } from "#web/graphql/generated.ts";
import { FactList } from "#web/ui/FactList.tsx";

interface Props {
  before: CompanyProfileFieldsFragment;
  now: CompanyProfileFieldsFragment;
}

export function ConflictNotice({ before, now }: Props) {
  return (
    <Alert severity="warning" variant="outlined" icon={false} sx={{ mb: 3 }}>
      <AlertTitle>The profile was changed elsewhere since you opened it</AlertTitle>
      What you typed is kept below. Press Update Profile again to save it in place of what was saved meanwhile:
      <FactList facts={savedMeanwhile(before, now).map(({ name, value }) => [name, value || "(empty)"])} />
    </Alert>
  );
}
