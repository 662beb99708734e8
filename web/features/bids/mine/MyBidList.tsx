import { Box, Button, Typography } from "@mui/material";
import { Link } from "react-router-dom";

import { useNow } from "#web/clock/useNow.ts";
import { BIDS_SHOWN, showsBid, type BidsShown, useBidsShown } from "#web/features/bids/mine/bidsShown.ts";
import { MyBidRow } from "#web/features/bids/mine/MyBidRow.tsx";
import { paths } from "#web/paths.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { EmptyState } from "#web/ui/lists/EmptyState.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { LongList } from "#web/ui/lists/LongList.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { FIRST_PAGE } from "#api/core/rules/page.rules.ts";
import { asOwn } from "#web/features/bids/ownBid.ts";
import { useMyBidsQuery } from "#web/graphql/generatedBids.ts";
import { useEveryPage } from "#web/graphql/useEveryPage.ts";
import { words } from "#web/features/bids/mine/words/mine.en.ts";

/** The height in pixels of the placeholder of a bid while the bids load. */
const ROW_HEIGHT = 188;

const LABELS: Record<BidsShown, string> = {
  pending: words.pending,
  accepted: words.accepted,
  rejected: words.rejected,
  withdrawn: words.withdrawn,
  unconfirmed: words.toConfirmOrRevise,
  documents: words.documentsOwed,
  closing: words.closingWithin7Days,
  drafts: words.draftsToSubmit,
};
/**
 * The times at which useNow rerenders, besides once a minute. There are none, because once a minute is enough for
 * filtering the bids by the current time.
 */
const NO_MOMENTS: string[] = [];

export function MyBidList() {
  const { bids, hasMore, failed, retry } = useMyBids();
  const { shown, setShown } = useBidsShown();
  const now = useNow(NO_MOMENTS);
  const trouble = failed && <ErrorState text={words.yourBidsCouldNotBeLoaded} onRetry={retry} />;

  if (!bids) return trouble || <CardSkeletons count={3} height={ROW_HEIGHT} />;
  // Show nothing here, because BidDraftList already says that there is no draft.
  if (bids.length === 0 && shown === "drafts") return null;
  if (bids.length === 0) {
    const browse = (
      <Button variant="contained" color="primary" component={Link} to={paths.browseTenders}>
        {words.browseTenders}
      </Button>
    );
    return <EmptyState title={words.noBidsYet} text={words.whatYouSubmitStandsHereWith} action={browse} />;
  }
  const found = shown ? bids.filter((bid) => showsBid(shown, bid, now)) : bids;
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "end", gap: 2 }}>
        <TextField
          id="bid-status"
          name="status"
          label={words.bidStatus}
          value={shown ?? ""}
          onChange={({ target }) => setShown(BIDS_SHOWN.find((known) => known === target.value))}
          width={220}
        >
          <option value="">{words.all}</option>
          {BIDS_SHOWN.map((known) => (
            <option key={known} value={known}>
              {LABELS[known]}
            </option>
          ))}
        </TextField>
        <Typography role="status" sx={{ color: "text.secondary", fontWeight: 550, pb: 1.25 }}>
          {shown && shown !== "drafts" && !hasMore && words.found(found.length)}
        </Typography>
      </Box>
      {found.length > 0 ? (
        <LongList
          items={found}
          keyOf={({ id }) => id}
          render={(bid) => <MyBidRow bid={bid} />}
          label={words.yourBids}
        />
      ) : (
        !hasMore &&
        shown !== "drafts" && (
          <EmptyState
            title={words.noBidHasThisStatus}
            action={
              <Button variant="outlined" onClick={() => setShown(undefined)}>
                {words.showAllBids}
              </Button>
            }
          />
        )
      )}
      {trouble || (hasMore && <CardSkeletons count={2} height={ROW_HEIGHT} />)}
    </Box>
  );
}

function useMyBids() {
  const reading = useMyBidsQuery({
    variables: { first: FIRST_PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const { nodes: bids, hasMore, failed, retry } = useEveryPage(reading, "myBids");
  return { bids: bids?.map(asOwn), hasMore, failed, retry };
}
