import { Box } from "@mui/material";
import { useMemo } from "react";

import { useCompanyProfile } from "#web/features/company-profile/useCompanyProfile.ts";
import { useSession } from "#web/features/session/useSession.ts";
import { bidderProfileOf } from "#web/features/tenders/bidderProfile.ts";
import { ProfileRequiredNotice } from "#web/features/tenders/ProfileRequiredNotice.tsx";
import { TenderFilterCard } from "#web/features/tenders/TenderFilterCard.tsx";
import { filterTenders } from "#web/features/tenders/tenderFilters.ts";
import { TenderResults } from "#web/features/tenders/TenderResults.tsx";
import { useOpenTenders } from "#web/features/tenders/useOpenTenders.ts";
import { useTenderFilters } from "#web/features/tenders/useTenderFilters.ts";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";

export function BrowseTendersPage() {
  const profile = bidderProfileOf(useCompanyProfile(useSession().user));
  const { filters, clearFilters, ...filtering } = useTenderFilters();
  const { tenders, failed, retry } = useOpenTenders();
  const found = useMemo(() => tenders && filterTenders(tenders, filters), [tenders, filters]);

  return (
    <>
      <PageHeader
        title="Browse Tenders"
        lead="Open tenders, the next to close first."
        back={{ to: paths.dashboard, label: "Dashboard" }}
      />
      <Box sx={{ display: "grid", gap: 3 }}>
        {profile === "missing" && <ProfileRequiredNotice />}
        <TenderFilterCard filters={filters} found={found?.length} clearFilters={clearFilters} {...filtering} />
        <TenderResults tenders={tenders} found={found} failed={failed} profile={profile} onRetry={retry} onClearFilters={clearFilters} />
      </Box>
    </>
  );
}
