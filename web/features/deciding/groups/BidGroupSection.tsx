import { Box, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";

import { type BidGroup } from "#api/bids/tenders/tendersByBids.rules.ts";

import { words } from "#web/features/deciding/words/deciding.en.ts";
import { type TenderToDecideFragment } from "#web/graphql/generatedDeciding.ts";
import { LongList } from "#web/ui/lists/LongList.tsx";

interface Props {
  group: BidGroup;
  tenders: readonly TenderToDecideFragment[];
  /** The number of tenders in the group, including pages that are not loaded yet. Undefined hides the number. */
  count: number | undefined;
  /** Whether the count is exact; otherwise it is a lower limit. */
  countIsExact: boolean | undefined;
  render: (tender: TenderToDecideFragment) => ReactNode;
  children?: ReactNode;
}

const BID_GROUP_TITLES: Record<BidGroup, string> = {
  awaitingDecision: words.closedAwaitingDecision,
  withBids: words.otherTendersWithBids,
  draftsAndWithoutBids: words.draftsAndTendersWithoutBids,
};

export function BidGroupSection({ group, tenders, count, countIsExact = true, render, children }: Props) {
  const heading = useId();
  const title = BID_GROUP_TITLES[group];
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1.5, mt: 2 }}
    >
      <Box sx={{ display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: 2 }}>
        <Typography id={heading} variant="h2">
          {title}
        </Typography>
        <Typography sx={{ color: "text.secondary", whiteSpace: "nowrap" }}>
          {count !== undefined && words.countedTenders(count, countIsExact)}
        </Typography>
      </Box>
      {tenders.length > 0 && <LongList label={title} items={tenders} keyOf={({ id }) => id} gap={0} render={render} />}
      {children}
    </Box>
  );
}
