import { Box, Typography } from "@mui/material";

import { formatDateTime } from "#web/format/dates.ts";
import { formatTimeline, formatMoney } from "#web/format/amounts.ts";
import { type MyBid } from "#web/features/bids/ownBid.ts";
import { FactList } from "#web/ui/FactList.tsx";

/** Shows, above the form that revises a bid, the terms that another window submitted in the meantime. */
export function NewerTerms({ bid }: { bid: MyBid }) {
  return (
    <Box
      component="section"
      aria-label="What your bid says now"
      sx={{ p: 2, border: 1, borderColor: "edge", borderLeftWidth: 4 }}
    >
      <Typography variant="h3" sx={{ mb: 1 }}>
        What your bid says now (revision {bid.revision})
      </Typography>
      <FactList
        facts={[
          ["Submitted", formatDateTime(bid.submittedAt)],
          ["Bid amount", formatMoney(bid.bidAmount)],
          ["Timeline", formatTimeline(bid.timelineDays)],
          ["Documents", bid.documentsUrl],
          ["Named files", bid.documents.map(({ name }) => name).join(", ")],
          [
            "Technical proposal",
            <Box key="proposal" component="span" sx={{ whiteSpace: "pre-wrap" }}>
              {bid.technicalProposal}
            </Box>,
          ],
        ]}
      />
    </Box>
  );
}
