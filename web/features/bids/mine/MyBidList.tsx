import { Box, Button, Typography } from "@mui/material";
import { Link } from "react-router-dom";

import { BID_OUTCOMES, outcomeOf, type BidOutcome } from "#web/features/bids/mine/bidOutcome.ts";
import { MyBidRow } from "#web/features/bids/mine/MyBidRow.tsx";
import { useMyBids } from "#web/features/bids/mine/useMyBids.ts";
import { useOutcomeFilter } from "#web/features/bids/mine/useOutcomeFilter.ts";
import { paths } from "#web/paths.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { EmptyState } from "#web/ui/lists/EmptyState.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { LongList } from "#web/ui/lists/LongList.tsx";
import { TextField } from "#web/ui/TextField.tsx";

/** Pixels: the height of the skeleton. */
const ROW_HEIGHT = 188;

const LABELS: Record<BidOutcome, string> = { pending: "Pending", accepted: "Accepted", rejected: "Rejected", withdrawn: "Withdrawn" };

/** Newest first. */
export function MyBidList() {
  const { bids, hasMore, failed, retry } = useMyBids();
  const { outcome, setOutcome } = useOutcomeFilter();
  const trouble = failed && <ErrorState text="Your bids could not be loaded." onRetry={retry} />;

  if (!bids) return trouble || <CardSkeletons count={3} height={ROW_HEIGHT} />;
  if (bids.length === 0) {
    const browse = (
      <Button variant="contained" color="primary" component={Link} to={paths.browseTenders}>
        Browse Tenders
      </Button>
    );
    return <EmptyState title="No bids yet" text="What you submit stands here with its receipt and its outcome." action={browse} />;
  }
  const shown = outcome ? bids.filter((bid) => outcomeOf(bid) === outcome) : bids;
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "end", gap: 2 }}>
        <TextField
          id="bid-status"
          name="status"
          label="Bid status"
          value={outcome ?? ""}
          onChange={({ target }) => setOutcome(BID_OUTCOMES.find((known) => known === target.value))}
          width={220}
        >
          <option value="">All</option>
          {BID_OUTCOMES.map((known) => (
            <option key={known} value={known}>
              {LABELS[known]}
            </option>
          ))}
        </TextField>
        <Typography role="status" sx={{ color: "text.secondary", fontWeight: 550, pb: 1.25 }}>
          {outcome && !hasMore && `${shown.length} ${shown.length === 1 ? "bid" : "bids"} found`}
        </Typography>
      </Box>
      {shown.length > 0 ? (
        <LongList items={shown} keyOf={({ id }) => id} render={(bid) => <MyBidRow bid={bid} />} label="Your bids" />
      ) : (
        !hasMore && (
          <EmptyState
            title="No bid has this status"
            action={
              <Button variant="outlined" onClick={() => setOutcome(undefined)}>
                Show all bids
              </Button>
            }
          />
        )
      )}
      {trouble || (hasMore && <CardSkeletons count={2} height={ROW_HEIGHT} />)}
    </Box>
  );
}
