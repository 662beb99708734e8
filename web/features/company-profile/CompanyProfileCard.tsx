import { Button, Skeleton, Typography } from "@mui/material";
import { Link } from "react-router-dom";

import { type CompanyProfileFieldsFragment } from "#web/graphql/generated.ts";
import { paths } from "#web/paths.ts";
import { FactList } from "#web/ui/FactList.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";

interface Props {
  profile: CompanyProfileFieldsFragment | null;
  loading: boolean;
}

export function CompanyProfileCard({ profile, loading }: Props) {
  return (
    <SectionCard title="Company Profile">
      {loading ? <Skeleton height={148} aria-label="Loading" /> : profile ? <Facts {...profile} /> : <Missing />}
      <Button component={Link} to={paths.companyProfile} variant="outlined" sx={{ mt: 3 }} disabled={loading}>
        {profile ? "Edit Company Profile" : "Create Company Profile"}
      </Button>
    </SectionCard>
  );
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
