import { Alert, AlertTitle } from "@mui/material";
import { useEffect, useRef } from "react";

import { COMPANY_PROFILE_LABELS, savedMeanwhile } from "#web/features/company-profile/companyProfileValues.ts";
import { type CompanyProfileFieldsFragment } from "#web/graphql/generated.ts";
import { FactList } from "#web/ui/FactList.tsx";

interface Props {
  before: CompanyProfileFieldsFragment;
  now: CompanyProfileFieldsFragment;
}

/** It stands above a long form and was caused at its end: it takes the focus. */
export function ConflictNotice({ before, now }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [now]);

  return (
    <Alert ref={notice} tabIndex={-1} severity="warning" variant="outlined" icon={false} sx={{ mb: 3 }}>
      <AlertTitle>The profile was changed elsewhere since you opened it</AlertTitle>
      What you typed is kept below. Press Update Profile again to save it in place of what was saved meanwhile:
      <FactList facts={savedMeanwhile(before, now).map(({ name, value }) => [COMPANY_PROFILE_LABELS[name], value || "(empty)"])} />
    </Alert>
  );
}
