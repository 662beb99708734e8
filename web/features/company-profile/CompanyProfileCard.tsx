import { Button, Skeleton, Typography } from "@mui/material";
import { Link } from "react-router-dom";

import { type CompanyProfileFieldsFragment } from "#web/graphql/generated.ts";
import { paths } from "#web/paths.ts";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { FactList } from "#web/ui/FactList.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/company-profile/words/companyProfile.en.ts";
import { term } from "#web/format/words/terms.en.ts";

interface Props {
  profile: CompanyProfileFieldsFragment | null;
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
}

export function CompanyProfileCard({ profile, loading, failed, onRetry }: Props) {
  return <SectionCard title={words.companyProfile}>{content()}</SectionCard>;

  function content() {
    if (loading) return <Skeleton height={212} role="progressbar" aria-label={words.loading} />;
    if (failed) return <ErrorState text={words.theCompanyProfileCouldNotBe} onRetry={onRetry} />;
    return (
      <>
        {profile ? <Facts {...profile} /> : <Missing />}
        <Button component={Link} to={paths.companyProfile} variant="outlined" sx={{ mt: 3 }}>
          {profile ? words.editCompanyProfile : words.createCompanyProfile}
        </Button>
      </>
    );
  }
}

function Facts({ companyName, industry, addressCity, addressCountry, phone, website }: CompanyProfileFieldsFragment) {
  return (
    <FactList
      facts={[
        [words.company, companyName],
        [words.industry, industry && term(industry)],
        [words.location, [addressCity, addressCountry && term(addressCountry)].filter(Boolean).join(", ")],
        [words.phone, phone],
        [words.website, website],
      ]}
    />
  );
}

function Missing() {
  return <Typography sx={{ color: "text.secondary" }}>{words.thereIsNoCompanyProfileYet}</Typography>;
}
