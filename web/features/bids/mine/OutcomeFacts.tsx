import { Box } from "@mui/material";

import { type MyBid } from "#web/features/bids/ownBid.ts";
import { formatMoney } from "#web/format/amounts.ts";
import { FactList } from "#web/ui/FactList.tsx";
import { reasonLabel } from "#web/ui/reasonLabel.ts";

const counted = (bids: number) => (bids === 1 ? "1 bid" : `${bids.toLocaleString("en-US")} bids`);
const Words = ({ text }: { text: string }) => (
  <Box component="span" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
    {text}
  </Box>
);

/** What the bidder learns about the decision: the buyer's reason and next steps, the number of bids, and the winner. */
export function OutcomeFacts({
  outcome: { reason, words, nextSteps, bidCount, winner },
  isChosen,
}: {
  outcome: NonNullable<MyBid["outcome"]>;
  isChosen: boolean;
}) {
  return (
    <Box sx={{ mb: 2 }}>
      <FactList
        facts={[
          ["Reason", reason && reasonLabel(reason)],
          ["In the buyer’s words", words && <Words key="words" text={words} />],
          ["Next steps", nextSteps && <Words key="steps" text={nextSteps} />],
          ["Bids on this tender", counted(bidCount)],
          ["Winner", winner && !isChosen ? `${winner.companyName}, ${formatMoney(winner.bidAmount)}` : null],
        ]}
      />
    </Box>
  );
}
