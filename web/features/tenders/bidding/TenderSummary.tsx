import { Box } from "@mui/material";

import { TenderDeadline } from "#web/features/tenders/bidding/TenderDeadline.tsx";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { ChangesLink } from "#web/ui/changes/ChangesLink.tsx";
import { LongText } from "#web/ui/LongText.tsx";
import { TenderHeader } from "#web/ui/tenders/TenderHeader.tsx";
import { words } from "#web/features/tenders/bidding/words/bidding.en.ts";

interface Props {
  tender: TenderFactsFragment;
  now: Date;
}

/** The tender above the bid form: its header, and what a bidder needs while typing. */
export function TenderSummary({ tender, now }: Props) {
  return (
    <TenderHeader tender={tender} now={now} marks={<ChangesLink tender={tender} />}>
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1, mt: 2 }}>
        <TenderDeadline tender={tender} now={now} />
        <LongText title={words.description} text={tender.description} lines={0} compact />
      </Box>
    </TenderHeader>
  );
}
