import { Box, Typography } from "@mui/material";

import { formatDateTime } from "#web/format/dates.ts";
import { formatTimeline, formatMoney } from "#web/format/amounts.ts";
import { type MyBid } from "#web/features/bids/ownBid.ts";
import { FactList } from "#web/ui/FactList.tsx";
import { words } from "#web/features/bids/mine/words/mine.en.ts";

/** Shows, above the form that revises a bid, the terms that another window submitted in the meantime. */
export function NewerTerms({ bid }: { bid: MyBid }) {
  return (
    <Box
      component="section"
      aria-label={words.whatYourBidSaysNow}
      sx={{ p: 2, border: 1, borderColor: "edge", borderLeftWidth: 4 }}
    >
      <Typography variant="h3" sx={{ mb: 1 }}>
        {words.whatYourBidSaysNowRevision(bid.revision)}
      </Typography>
      <FactList
        facts={[
          [words.submitted, formatDateTime(bid.submittedAt)],
          [words.bidAmount, formatMoney(bid.bidAmount)],
          [words.timeline, formatTimeline(bid.timelineDays)],
          [words.documents, bid.documentsUrl],
          [words.namedFiles, bid.documents.map(({ name }) => name).join(", ")],
          [
            words.technicalProposal,
            <Box key="proposal" component="span" sx={{ whiteSpace: "pre-wrap" }}>
              {bid.technicalProposal}
            </Box>,
          ],
        ]}
      />
    </Box>
  );
}
