import { Button, Typography } from "@mui/material";
import { Link } from "react-router-dom";

import { type BidderProfile } from "#web/features/tenders/bidderProfile.ts";
import { TenderList, TenderSkeletons } from "#web/features/tenders/browse/TenderList.tsx";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { paths } from "#web/paths.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { EmptyState } from "#web/ui/lists/EmptyState.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { type ListView } from "#web/ui/lists/listView.ts";
import { words } from "#web/features/tenders/browse/words/browse.en.ts";

interface Props {
  /** All open tenders; undefined until loaded. */
  tenders: readonly TenderFactsFragment[] | undefined;
  /** The tenders that match the filters. Undefined while the server searches and no loaded tender matches. */
  found: readonly TenderFactsFragment[] | undefined;
  /** False while only the first page of the open tenders is loaded. */
  isWhole: boolean;
  failed: boolean;
  profile: BidderProfile;
  now: Date;
  view: ListView;
  onRetry: () => void;
  onClearFilters: () => void;
}

export function TenderResults({ tenders, found, isWhole, failed, profile, now, view, onRetry, onClearFilters }: Props) {
  if (!tenders || !found) {
    return failed ? (
      <ErrorState text={words.theOpenTendersCouldNotBe} onRetry={onRetry} />
    ) : (
      <TenderSkeletons view={view} />
    );
  }
  if (tenders.length === 0) {
    const dashboard = (
      <Button variant="outlined" component={Link} to={paths.dashboard}>
        {words.returnToDashboard}
      </Button>
    );
    return (
      <EmptyState
        title={words.noOpenTendersAvailable}
        text={words.checkBackLaterForNewOpportunities}
        action={dashboard}
      />
    );
  }
  return (
    <>
      {failed && (
        <Typography role="status" sx={{ color: "text.secondary" }}>
          {words.thisListCouldNotBeRenewed}
        </Typography>
      )}
      {found.length === 0 ? (
        <EmptyState
          title={words.noOpenTenderMatchesTheseFilters}
          text={words.changeAFilterAboveOrClear}
          action={
            <Button variant="outlined" onClick={onClearFilters}>
              {words.clearFilters}
            </Button>
          }
        />
      ) : (
        <TenderList tenders={found} profile={profile} now={now} view={view} />
      )}
      {!isWhole && !failed && <CardSkeletons count={1} height={0} text={words.loadingMoreTenders} />}
    </>
  );
}
