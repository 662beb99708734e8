import { Alert, AlertTitle, Box, Button, Typography } from "@mui/material";
import { Link } from "react-router-dom";

import { type TenderPhase } from "#api/tenders/lifecycle/phase.rules.ts";
import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

import { formatDateTime } from "#web/format/dates.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { paths } from "#web/paths.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { words } from "#web/features/tenders/bidding/words/bidding.en.ts";

interface Props {
  tender: Pick<TenderFactsFragment, "closingDate" | "cancelledAt">;
  phase: TenderPhase;
  now: Date;
  /** The viewer's bid on this tender. */
  ownBidId?: string;
}

/**
 * A message for a tender that accepts no bids. Its live region is also rendered, but empty, while the tender accepts
 * bids, so that a screen reader announces the message when the tender closes.
 */
export function ClosedForBidding({ tender, phase, now, ownBidId }: Props) {
  const why = WHY_CLOSED[phase];
  return (
    <Box role="status" aria-label={words.tender}>
      {why && (
        <Alert
          role="none"
          severity="warning"
          variant="outlined"
          icon={false}
          sx={{ mb: 3, bgcolor: "background.paper" }}
        >
          <AlertTitle component="h2">{why.title}</AlertTitle>
          <Typography sx={{ maxWidth: MEASURE }}>{why.sentence(tender, now)}</Typography>
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

type Sentence = (tender: Props["tender"], now: Date) => string;

const ended =
  (outcome = ""): Sentence =>
  ({ closingDate }, now) => {
    const moment = formatDateTime(closingDate);
    const when = hasClosed(closingDate, now) ? words.itClosedOn(moment) : words.itWasClosedBeforeItsClosing(moment);
    return words.noBidCanBeSubmittedRevised(when, outcome);
  };

const CLOSED = { title: words.biddingOnThisTenderHasClosed, sentence: ended() };
const CANCELLED: typeof CLOSED = {
  title: words.thisTenderWasCancelled,
  sentence: ({ cancelledAt }) =>
    words.noBidCanBeSubmittedRevised(words.itWasCancelledOn(formatDateTime(cancelledAt ?? "")), ""),
};

/** For each phase, why the tender accepts no bids; null if it accepts bids. */
const WHY_CLOSED: Record<TenderPhase, typeof CLOSED | null> = {
  draft: { title: words.thisTenderTakesNoBidsYet, sentence: () => words.itIsADraftBidsCan },
  acceptingBids: null,
  beforeOpening: CLOSED,
  awaitingOpening: CLOSED,
  awaitingDecision: CLOSED,
  awarded: { ...CLOSED, sentence: ended(words.andTheTenderIsAwarded) },
  cancelled: CANCELLED,
  cancelledUnpublished: CANCELLED,
  deleted: CLOSED,
};
