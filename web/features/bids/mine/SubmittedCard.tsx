import { Box, Typography } from "@mui/material";

import { decisionExpected } from "#web/clock/decisionExpected.ts";
import { useAcceptsBids } from "#web/clock/useAcceptsBids.ts";
import { type MyBid } from "#web/features/bids/ownBid.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { FactList } from "#web/ui/FactList.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/bids/mine/words/mine.en.ts";

/** What happens next with a submitted bid, and when. */
export function SubmittedCard({ tender }: { tender: NonNullable<MyBid["tender"]> }) {
  const { now } = useAcceptsBids(tender);
  return (
    <Box className="no-print">
      <SectionCard title={words.yourBidIsSubmitted}>
        <Typography sx={{ mb: 2, maxWidth: MEASURE }}>{words.theReceiptBelowProvesWhatYou}</Typography>
        <FactList
          facts={[
            [words.untilClosing, words.youCanReviseOrWithdrawYour(formatDateTime(tender.closingDate))],
            [words.afterClosing, tender.sealed ? words.administratorsOpenAllBids : words.administratorsCompareAllBids],
            [words.decision, words.youGetAnEmailWithThe(expectedOn(decisionExpected(tender, now)))],
          ]}
        />
      </SectionCard>
    </Box>
  );
}

const expectedOn = (expected: string | null) => (expected ? `, ${expected}` : "");
