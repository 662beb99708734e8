import { Box, Paper, Typography } from "@mui/material";
import { memo } from "react";

import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

import { DocumentsButton } from "#web/ui/DocumentsButton.tsx";
import { LongText } from "#web/ui/LongText.tsx";
import { type BidderProfile } from "#web/features/tenders/bidderProfile.ts";
import { QuestionsLink } from "#web/features/tenders/QuestionsLink.tsx";
import { TenderBidButton } from "#web/features/tenders/browse/TenderBidButton.tsx";
import { TenderFacts } from "#web/features/tenders/browse/TenderFacts.tsx";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { ChangesLink } from "#web/ui/changes/ChangesLink.tsx";
import { StatusLine } from "#web/ui/tenders/StatusLine.tsx";
import { placeOf } from "#web/ui/tenders/TenderHeader.tsx";
import { TenderTitle } from "#web/features/tenders/TenderTitle.tsx";
import { words } from "#web/features/tenders/browse/words/browse.en.ts";

interface Props {
  tender: TenderFactsFragment;
  now: Date;
  profile: BidderProfile;
}

/** A tender as a card. In reading order: number, title, location, budget, days left, actions. */
export const TenderCard = memo(function TenderCard({ tender, now, profile }: Props) {
  const titleId = `tender-${tender.id}`;
  return (
    <Paper component="article" aria-labelledby={titleId} sx={CARD}>
      <Box sx={{ gridArea: "head", p: 2, pb: 0, overflowWrap: "anywhere" }}>
        <StatusLine tender={tender} now={now}>
          <ChangesLink tender={tender} />
        </StatusLine>
        <Typography id={titleId} variant="h2" sx={{ mt: 0.5 }}>
          <TenderTitle {...tender} />
        </Typography>
        <Typography sx={{ color: "text.secondary" }}>{placeOf(tender)}</Typography>
      </Box>
      <Box sx={TITLE_BLOCK}>
        <TenderFacts tender={tender} now={now} />
        <Box sx={ACTIONS}>
          <TenderBidButton
            tenderId={tender.id}
            closed={hasClosed(tender.closingDate, now)}
            profile={profile}
            describedBy={titleId}
          />
          {tender.documentsUrl && (
            <DocumentsButton
              label={words.viewDocuments}
              of={`${tender.tenderNumber}, ${tender.title}`}
              url={tender.documentsUrl}
            />
          )}
        </Box>
        <QuestionsLink tender={tender} />
      </Box>
      <Box sx={{ gridArea: "words", px: 2, pb: 1 }}>
        <LongText title={words.requirements} text={tender.requirements} lines={2} compact />
        <LongText title={words.description} text={tender.description} lines={0} compact />
      </Box>
    </Paper>
  );
});

const CARD = {
  display: "grid",
  gridTemplateAreas: { xs: `"head" "block" "words"`, md: `"head block" "words block"` },
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 24rem", lg: "minmax(0, 1fr) 26rem" },
  gridTemplateRows: { md: "auto 1fr" },
};
const TITLE_BLOCK = { gridArea: "block", p: 2, borderLeft: { md: 1 }, borderColor: { md: "divider" } };
/** All actions are in one row, in columns of equal width; Submit Bid comes first. */
const ACTIONS = {
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: 1,
  mt: 1.5,
  "& > .MuiButton-root": { px: 1.5 },
};
