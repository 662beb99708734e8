import { Button, Skeleton, Typography } from "@mui/material";
import { Link } from "react-router-dom";

import { type CompanyProfileFieldsFragment } from "#web/graphql/generated.ts";
import { paths } from "#web/paths.ts";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { FactList } from "#web/ui/FactList.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";

interface Props {
  profile: CompanyProfileFieldsFragment | null;
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
}

export function CompanyProfileCard({ profile, loading, failed, onRetry }: Props) {
  return <SectionCard title="Company Profile">{content()}</SectionCard>;

  function content() {
    if (loading) return <Skeleton height={212} aria-label="Loading" />;
    if (failed) return <ErrorState text="The company profile could not be loaded." onRetry={onRetry} />;
    return (
      <>
        {profile ? <Facts {...profile} /> : <Missing />}
        <Button component={Link} to={paths.companyProfile} variant="outlined" sx={{ mt: 3 }}>
          {profile ? "Edit Company Profile" : "Create Company Profile"}
        </Button>
      </>
    );
  }
}

function Facts({ companyName, industry, addressCity, addressCountry, phone, website }: CompanyProfileFieldsFragment) {
  return (
    <FactList
      facts={[
        ["Company", companyName],
        ["Industry", industry],
        ["Location", [addressCity, addressCountry].filter(Boolean).join(", ")],
        ["Phone", phone],
        ["Website", website],
      ]}
    />
  );
}

function Missing() {
  return (
    <Typography sx={{ color: "text.secondary" }}>
      There is no company profile yet. It is required to submit bids.
    </Typography>
  );
}
