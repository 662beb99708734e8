import { Box } from "@mui/material";
import { useMemo } from "react";

import { useNow } from "#web/clock/useNow.ts";
import { useCompanyProfile } from "#web/features/company-profile/useCompanyProfile.ts";
import { useSession } from "#web/features/session/useSession.ts";
import { bidderProfileOf } from "#web/features/tenders/bidderProfile.ts";
import { ProfileRequiredAlert } from "#web/features/tenders/browse/ProfileRequiredAlert.tsx";
import { SavedSearchesButton } from "#web/features/tenders/searches/SavedSearchesButton.tsx";
import { TenderFilterCard } from "#web/features/tenders/browse/TenderFilterCard.tsx";
import { TenderListBar } from "#web/features/tenders/browse/TenderListBar.tsx";
import { TenderResults } from "#web/features/tenders/browse/TenderResults.tsx";
import { useFoundTenders } from "#web/features/tenders/browse/useFoundTenders.ts";
import { useOpenTenders } from "#web/features/tenders/browse/useOpenTenders.ts";
import { useTenderFilters } from "#web/features/tenders/browse/useTenderFilters.ts";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";
import { words } from "#web/pages/partner/words/partner.en.ts";

export function BrowseTendersPage() {
  const profile = bidderProfileOf(useCompanyProfile(useSession().user));
  const { filters, setFilter, clearFilters, clearings, view, setView } = useTenderFilters();
  const { tenders, isWhole, failed, retry } = useOpenTenders();
  const now = useNow(useMemo(() => tenders?.map(({ closingDate }) => closingDate) ?? [], [tenders]));
  const { found, count } = useFoundTenders({ tenders, isWhole }, filters, now);
  const counts = { total: isWhole ? tenders?.length : undefined, found: count };

  return (
    <>
      <PageHeader
        title={words.browseTenders}
        lead={words.openTendersTheNextToClose}
        back={{ to: paths.dashboard, label: words.dashboard }}
        action={<SavedSearchesButton filters={filters} />}
      />
      <Box sx={{ display: "grid", gap: 2 }}>
        {profile === "missing" && <ProfileRequiredAlert />}
        <TenderFilterCard filters={filters} setFilter={setFilter} clearings={clearings} />
        <TenderListBar
          filters={filters}
          {...counts}
          view={view}
          setView={setView}
          setFilter={setFilter}
          clearFilters={clearFilters}
        />
        <TenderResults
          tenders={tenders}
          found={found}
          isWhole={isWhole}
          failed={failed}
          profile={profile}
          now={now}
          view={view}
          onRetry={retry}
          onClearFilters={clearFilters}
        />
      </Box>
    </>
  );
}
