import { Box } from "@mui/material";
import { useNavigate } from "react-router-dom";

import { CompanyProfileForm } from "#web/features/company-profile/CompanyProfileForm.tsx";
import { useCompanyProfile } from "#web/features/company-profile/useCompanyProfile.ts";
import { useSession } from "#web/features/session/useSession.ts";
import { loadPart } from "#web/loadPart.ts";
import { paths } from "#web/paths.ts";
import { AfterStart } from "#web/ui/AfterStart.tsx";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";
import { words } from "#web/pages/partner/words/partner.en.ts";

/** Loaded after the profile, which is the page's first purpose and fills the first view. */
const loadDocuments = () =>
  loadPart(async () => (await import("#web/features/company-profile/documents/CompanyDocuments.tsx")).CompanyDocuments);

export function CompanyProfilePage() {
  const navigate = useNavigate();
  const { user } = useSession();
  const { profile, loading, error, refetch } = useCompanyProfile(user);

  const readAgain = async () => (await refetch()).data?.companyProfile ?? null;

  return (
    <>
      <PageHeader
        title={words.companyProfile}
        lead={words.tenderOwnersSeeTheseFactsBeside}
        back={{ to: paths.dashboard, label: words.backToDashboard }}
      />
      {loading ? (
        <CardSkeletons count={4} height={220} />
      ) : error ? (
        <ErrorState text={words.theCompanyProfileCouldNotBe} onRetry={() => void refetch()} />
      ) : (
        <>
          <CompanyProfileForm
            profile={profile}
            known={companyOf(user)}
            onCreated={() => void navigate(paths.dashboard)}
            onConflict={readAgain}
          />
          {profile && (
            <Box sx={{ mt: 4 }}>
              <AfterStart load={loadDocuments} />
            </Box>
          )}
        </>
      )}
    </>
  );
}

function companyOf(user: ReturnType<typeof useSession>["user"]) {
  const { companyName, addressStreet, addressCity, addressState, addressPostalCode, addressCountry } = user ?? {};
  const known = { companyName, addressStreet, addressCity, addressState, addressPostalCode, addressCountry };
  return Object.fromEntries(Object.entries(known).filter((fact): fact is [string, string] => Boolean(fact[1])));
}
