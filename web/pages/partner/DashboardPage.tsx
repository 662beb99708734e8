import { Box, Button } from "@mui/material";
import { Suspense } from "react";
import { Link } from "react-router-dom";

import { CompanyProfileCard } from "#web/features/company-profile/CompanyProfileCard.tsx";
import { useCompanyProfile } from "#web/features/company-profile/useCompanyProfile.ts";
import { AdministratorDesk } from "#web/features/dashboard/AdministratorDesk.tsx";
import { AdminToolsCard } from "#web/features/dashboard/AdminToolsCard.tsx";
import { HelpBanner } from "#web/features/dashboard/HelpBanner.tsx";
import { JourneyStrip } from "#web/features/dashboard/JourneyStrip.tsx";
import { OwnCompanyDesk } from "#web/features/dashboard/OwnCompanyDesk.tsx";
import { PartnerDesk } from "#web/features/dashboard/PartnerDesk.tsx";
import { ResourcesCard } from "#web/features/dashboard/ResourcesCard.tsx";
import { ProfileCard } from "#web/features/session/ProfileCard.tsx";
import { useSession } from "#web/features/session/useSession.ts";
import { bidderProfileOf } from "#web/features/tenders/bidderProfile.ts";
import { wantedTender } from "#web/pages/partner/wantedTender.ts";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";
import { words } from "#web/pages/partner/words/partner.en.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";

const FiguresInBrief = lazyComponent(
  async () => (await import("#web/features/figures/FiguresInBrief.tsx")).FiguresInBrief,
);

export function DashboardPage() {
  const { user } = useSession();
  const { profile, loading, error, refetch } = useCompanyProfile(user);

  const primary = user?.isAdmin
    ? { to: paths.tenders, label: words.tenderManagement }
    : { to: paths.browseTenders, label: words.browseTenders };

  return (
    <>
      <PageHeader
        title={words.dashboard}
        lead={words.welcome(user?.firstName ?? user?.username ?? "")}
        action={
          <Button component={Link} to={primary.to} variant="contained" color="primary">
            {primary.label}
          </Button>
        }
      />
      {user?.isAdmin ? (
        <>
          <AdministratorDesk />
          <Suspense>
            <FiguresInBrief />
          </Suspense>
          <OwnCompanyDesk />
        </>
      ) : (
        <PartnerDesk
          needsProfile={bidderProfileOf({ profile, loading, error }) === "missing"}
          wanted={wantedTender(user?.id)}
        />
      )}
      <JourneyStrip />
      <Box
        sx={{
          display: "grid",
          gap: 3,
          gridTemplateColumns: { lg: "1fr 1fr" },
          "& > :last-child:nth-of-type(odd)": { gridColumn: "1 / -1" },
        }}
      >
        <ProfileCard />
        <CompanyProfileCard
          profile={profile}
          loading={loading}
          failed={Boolean(error)}
          onRetry={() => void refetch()}
        />
        <ResourcesCard />
        {user?.isAdmin && <AdminToolsCard />}
      </Box>
      <HelpBanner />
    </>
  );
}
