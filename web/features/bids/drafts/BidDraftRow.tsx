import { Box, Button, Typography } from "@mui/material";
import { Link } from "react-router-dom";

import { DiscardDraft } from "#web/features/bids/drafts/DiscardDraft.tsx";
import { formatDateTime } from "#web/format/dates.ts";
import { type MyBidDraftsQuery } from "#web/graphql/generated.ts";
import { paths } from "#web/paths.ts";
import { FactList } from "#web/ui/FactList.tsx";
import { LongText } from "#web/ui/LongText.tsx";

interface Props {
  draft: MyBidDraftsQuery["myBidDrafts"][number];
  onDiscarded: () => void;
}

/** A draft whose tender is gone has no form to go on in: its text is read here. */
export function BidDraftRow({ draft, onDiscarded }: Props) {
  const { tenderId, tender, savedAt } = draft;
  const isThere = tender !== null && tender.deletedAt === null;
  const titleId = `draft-${tenderId}`;
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0, flex: "1 1 20rem" }}>
        <Typography id={titleId} variant="h3" sx={{ overflowWrap: "anywhere" }}>
          {tender ? `${tender.tenderNumber}, ${tender.title}` : "A tender that is not shown any more"}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          Saved {formatDateTime(savedAt)}. {isThere ? `Closes ${formatDateTime(tender.closingDate)}.` : "The tender is not shown any more."}
        </Typography>
      </Box>
      {isThere ? (
        <Button variant="outlined" component={Link} to={paths.submitBid(tenderId)} aria-describedby={titleId}>
          Continue
        </Button>
      ) : (
        <DiscardDraft tenderId={tenderId} describedBy={titleId} onDiscarded={onDiscarded} />
      )}
      {!isThere && (
        <Box sx={{ display: "grid", gap: 1, flexBasis: "100%" }}>
          <FactList
            facts={[
              ["Bid amount (USD)", draft.bidAmount],
              ["Timeline (days)", draft.timelineDays],
              ["Documents URL", draft.documentsUrl],
            ]}
          />
          {draft.technicalProposal !== "" && <LongText title="Technical proposal" text={draft.technicalProposal} />}
        </Box>
      )}
    </Box>
  );
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
