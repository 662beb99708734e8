import { Box, Button, Typography } from "@mui/material";
import { Link } from "react-router-dom";

import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

import { useAcceptsBids } from "#web/clock/useAcceptsBids.ts";
import { DiscardDraft } from "#web/features/bids/drafts/DiscardDraft.tsx";
import { DraftText } from "#web/features/bids/drafts/DraftText.tsx";
import { formatDateTime } from "#web/format/dates.ts";
import { type MyBidDraftsQuery } from "#web/graphql/generatedBids.ts";
import { paths } from "#web/paths.ts";
import { MarkBadge } from "#web/ui/MarkBadge.tsx";
import { words } from "#web/features/bids/drafts/words/drafts.en.ts";

interface Props {
  draft: MyBidDraftsQuery["myBidDrafts"][number];
  onDiscarded: () => void;
}

/**
 * A bid draft in the list. If the tender no longer accepts bids, the row shows the text of the draft instead of a link
 * to the bid form.
 */
export function BidDraftRow({ draft, onDiscarded }: Props) {
  const { tenderId, tender, savedAt, addendaSeen } = draft;
  const { accepts, now } = useAcceptsBids(tender);
  const isChanged = accepts && tender !== null && addendaSeen !== null && tender.newestAddendum > addendaSeen;
  const titleId = `draft-${tenderId}`;
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0, flex: "1 1 20rem" }}>
        <Typography id={titleId} variant="h3" sx={{ overflowWrap: "anywhere" }}>
          {tender ? `${tender.tenderNumber}, ${tender.title}` : words.aTenderThatIsNotShown}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {words.saved(formatDateTime(savedAt), tenderSentence(tender, accepts, now))}
        </Typography>
        {isChanged && <MarkBadge>{words.changedSinceYouSavedIt}</MarkBadge>}
      </Box>
      {accepts ? (
        <Button variant="outlined" component={Link} to={paths.submitBid(tenderId)} aria-describedby={titleId}>
          {words.continue}
        </Button>
      ) : (
        <DiscardDraft tenderId={tenderId} describedBy={titleId} onDiscarded={onDiscarded} />
      )}
      {!accepts && (
        <Box sx={{ flexBasis: "100%" }}>
          <DraftText typed={draft} />
        </Box>
      )}
    </Box>
  );
}

function tenderSentence(tender: Props["draft"]["tender"], accepts: boolean, now: Date) {
  if (!tender || tender.deletedAt) return words.theTenderIsNotShownAny;
  if (tender.cancelledAt) return words.theTenderWasCancelledOnCancelledat(formatDateTime(tender.cancelledAt));
  const closing = formatDateTime(tender.closingDate);
  if (accepts) return words.closes(closing);
  return hasClosed(tender.closingDate, now) ? words.biddingClosed(closing) : words.biddingHasClosed;
}

const ROW = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 2,
  py: 1.5,
  "& + &": { borderTop: 1, borderColor: "divider" },
  "&:first-of-type": { pt: 0 },
  "&:last-of-type": { pb: 0 },
};
