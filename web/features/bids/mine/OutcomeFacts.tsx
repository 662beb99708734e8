import { Box } from "@mui/material";

import { type MyBid } from "#web/features/bids/ownBid.ts";
import { formatMoney } from "#web/format/amounts.ts";
import { FactList } from "#web/ui/FactList.tsx";
import { reasonLabel } from "#web/ui/reasonLabel.ts";
import { words } from "#web/features/bids/mine/words/mine.en.ts";

const Words = ({ text }: { text: string }) => (
  <Box component="span" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
    {text}
  </Box>
);

/**
 * Shows the bidder the decision: the buyer's reason and next steps, the number of bids, and the winner if it is another
 * company.
 */
export function OutcomeFacts({
  outcome: { reason, words: buyersWords, nextSteps, bidCount, winner },
  isChosen,
}: {
  outcome: NonNullable<MyBid["outcome"]>;
  isChosen: boolean;
}) {
  return (
    <Box sx={{ mb: 2 }}>
      <FactList
        facts={[
          [words.reason, reason && reasonLabel(reason)],
          [words.inTheBuyersWords, buyersWords && <Words key="words" text={buyersWords} />],
          [words.nextSteps, nextSteps && <Words key="steps" text={nextSteps} />],
          [words.bidsOnThisTender, words.bids(bidCount)],
          [words.winner, winner && !isChosen ? `${winner.companyName}, ${formatMoney(winner.bidAmount)}` : null],
        ]}
      />
    </Box>
  );
}
