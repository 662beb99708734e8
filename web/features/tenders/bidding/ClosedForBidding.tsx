import { Alert, AlertTitle, Box, Button, Typography } from "@mui/material";
import { Link } from "react-router-dom";

import { acceptsBids, hasClosed } from "#api/tenders/tenderStatus.rules.ts";

import { formatDateTime } from "#web/format/dates.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { paths } from "#web/paths.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { words } from "#web/features/tenders/bidding/words/bidding.en.ts";

interface Props {
  tender: Pick<TenderFactsFragment, "status" | "closingDate">;
  now: Date;
  /** The viewer's bid on this tender. */
  ownBidId?: string;
}

/**
 * A message for a tender that accepts no bids. Its live region is also rendered, but empty, while the tender accepts
 * bids, so that a screen reader announces the message when the tender closes.
 */
export function ClosedForBidding({ tender, now, ownBidId }: Props) {
  return (
    <Box role="status" aria-label={words.tender}>
      {!acceptsBids(tender, now) && (
        <Alert
          role="none"
          severity="warning"
          variant="outlined"
          icon={false}
          sx={{ mb: 3, bgcolor: "background.paper" }}
        >
          <AlertTitle component="h2">
            {tender.status === "draft" ? words.thisTenderTakesNoBidsYet : words.biddingOnThisTenderHasClosed}
          </AlertTitle>
          <Typography sx={{ maxWidth: MEASURE }}>{sentenceFor(tender, now)}</Typography>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: 1.5 }}>
            <Button variant="outlined" component={Link} to={ownBidId ? paths.myBid(ownBidId) : paths.myBids}>
              {ownBidId ? words.readYourBid : words.myBids}
            </Button>
            <Button variant="outlined" component={Link} to={paths.browseTenders}>
              {words.browseOpenTenders}
            </Button>
          </Box>
        </Alert>
      )}
    </Box>
  );
}

function sentenceFor({ status, closingDate }: Props["tender"], now: Date) {
  if (status === "draft") return words.itIsADraftBidsCan;
  const moment = formatDateTime(closingDate);
  const when = hasClosed(closingDate, now) ? words.itClosedOn(moment) : words.itWasClosedBeforeItsClosing(moment);
  const outcome = status === "awarded" ? words.andTheTenderIsAwarded : "";
  return words.noBidCanBeSubmittedRevised(when, outcome);
}
