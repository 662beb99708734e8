import { Box, Typography } from "@mui/material";

import { decisionExpected } from "#web/clock/decisionExpected.ts";
import { useAcceptsBids } from "#web/clock/useAcceptsBids.ts";
import { type MyBid } from "#web/features/bids/ownBid.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { FactList } from "#web/ui/FactList.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";

/** What happens next with a submitted bid, and when. */
export function SubmittedCard({ tender }: { tender: NonNullable<MyBid["tender"]> }) {
  const { now } = useAcceptsBids(tender);
  return (
    <Box className="no-print">
      <SectionCard title="Your bid is submitted">
        <Typography sx={{ mb: 2, maxWidth: MEASURE }}>
          The receipt below proves what you submitted and when. Print this page, or save it as a PDF, for your files.
        </Typography>
        <FactList
          facts={[
            ["Until closing", `You can revise or withdraw your bid until ${formatDateTime(tender.closingDate)}.`],
            ["After closing", tender.sealed ? "Administrators open all bids." : "Administrators compare all bids."],
            ["Decision", `You get an email with the decision${expectedOn(decisionExpected(tender, now))}.`],
          ]}
        />
      </SectionCard>
    </Box>
  );
}

const expectedOn = (expected: string | null) => (expected ? `, ${expected}` : "");
