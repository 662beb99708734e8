import { Box, LinearProgress, Typography } from "@mui/material";
import { useEffect, useEffectEvent, useMemo } from "react";

import { budgetScale } from "#web/features/deciding/comparison/againstBudget.ts";
import { type BidSorting, sortBids } from "#web/features/deciding/comparison/bidColumns.ts";
import { BidTable } from "#web/features/deciding/comparison/BidTable.tsx";
import { words } from "#web/features/deciding/comparison/words/comparison.en.ts";
import type { BidsReading, ReadableBid } from "#web/features/deciding/useBidsOfTender.ts";
import { formatBudget } from "#web/format/amounts.ts";
import { type TenderToDecideFragment } from "#web/graphql/generatedDeciding.ts";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";

interface Props {
  tender: TenderToDecideFragment;
  bids: readonly ReadableBid[];
  reading: BidsReading;
  sorting: BidSorting;
  onSort: (sorting: BidSorting) => void;
}

/** A table of all bids of a tender. It loads all pages of the bids, because the browser sorts them. */
export function BidComparison({ tender, bids, reading, sorting, onSort }: Props) {
  const sorted = useMemo(() => sortBids(bids, sorting), [bids, sorting]);
  const placeOf = useMemo(
    () =>
      budgetScale(
        tender,
        bids.map(({ bidAmount }) => bidAmount),
      ),
    [tender, bids],
  );

  const { hasMore, failed } = reading;
  const isNextDue = hasMore && !failed && !reading.reading;
  const readOn = useEffectEvent(reading.readMore);
  useEffect(() => {
    if (isNextDue) readOn();
  }, [isNextDue]);

  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2, pb: 1 }}>
      {failed && <ErrorState text={words.theOtherBidsCouldNot} onRetry={reading.readMore} />}
      {hasMore && !failed && <Progress read={bids.length} total={reading.total} isExact={reading.totalIsExact} />}
      <Typography sx={{ color: "text.secondary" }}>
        {words.budgetOf(formatBudget(tender.budgetMin, tender.budgetMax))}
      </Typography>
      <BidTable tender={tender} bids={sorted} sorting={sorting} placeOf={placeOf} onSort={onSort} />
    </Box>
  );
}

function Progress({ read, total, isExact }: { read: number; total: number; isExact: boolean }) {
  const sentence = words.readingBidsOf(read, total, isExact);
  return (
    <Box>
      <Typography role="status">{sentence}</Typography>
      <LinearProgress
        variant="determinate"
        aria-label={words.bidsRead}
        value={Math.min(100, (100 * read) / Math.max(total, 1))}
      />
    </Box>
  );
}
