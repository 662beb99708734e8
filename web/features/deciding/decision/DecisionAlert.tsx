import { Box, Link, Typography } from "@mui/material";
import { Suspense } from "react";
import { Link as RouterLink } from "react-router-dom";

import type { BidsReading } from "#web/features/deciding/useBidsOfTender.ts";
import { words } from "#web/features/deciding/words/deciding.en.ts";
import { formatDateTime } from "#web/format/dates.ts";
import type { TenderToDecideFragment } from "#web/graphql/generatedDeciding.ts";
import { paths } from "#web/paths.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { type PhaseFacts, phaseOf, type TenderPhase } from "#api/tenders/lifecycle/phase.rules.ts";

const AwardTakenBack = lazyComponent(async () => (await import("#web/ui/AwardTakenBack.tsx")).AwardTakenBack);

interface Props {
  tender: TenderToDecideFragment;
  reading: BidsReading;
  now: Date;
}

/**
 * Explains why the bids cannot be decided now. If they can be decided again because an award was taken back, says when
 * and why.
 */
export function DecisionAlert({ tender, reading, now }: Props) {
  if (reading.stalled) return <ErrorState text={words.theBidsCouldNotBe} onRetry={() => void reading.refetchBids()} />;
  const { awardTakenBackAt: at, awardTakenBackReason: reason } = tender;
  if (reading.current)
    return (
      at && (
        <Suspense>
          <AwardTakenBack at={at} reason={reason} />
        </Suspense>
      )
    );
  const isAwarded = phaseOf(tender, now) === "awarded";
  return (
    <Box>
      <Typography sx={{ color: "text.secondary" }}>{reasonFor(tender, reading, now)}</Typography>
      {isAwarded && (
        <Link
          component={RouterLink}
          to={`${paths.tenders}?takeBackAward=${tender.id}`}
          sx={{ display: "inline-block", py: 1.25 }}
        >
          {words.takeBackTheAward}
        </Link>
      )}
    </Box>
  );
}

function reasonFor(tender: TenderToDecideFragment, { bids = [], hasMore }: BidsReading, now: Date) {
  const why = WHY_NOT[phaseOf(tender, now)];
  // `hasWinner` is false if the tender was set to awarded in Tender Management and no bid was accepted.
  const hasWinner = hasMore || bids.some(({ status }) => status === "accepted");
  return why ? why(tender, hasWinner) : words.readingTheBidsAsThey;
}

const CANCELLED = () => words.thisTenderWasCancelledIts;
const SEALED = () => words.theBidsOnThisTender;

/**
 * For each phase, why the bids cannot be decided; null if they can be decided. The record only controls what the screen
 * shows: the server checks each decision by the database's clock. mayDecide.test.ts compares this record with the
 * server's table.
 */
export const WHY_NOT: Record<TenderPhase, ((tender: TenderToDecideFragment, hasWinner: boolean) => string) | null> = {
  draft: null,
  acceptingBids: ({ closingDate }) => words.decisionsOpenWhenTheTenderOf(formatDateTime(closingDate)),
  beforeOpening: SEALED,
  awaitingOpening: SEALED,
  awaitingDecision: null,
  awarded: (_tender, hasWinner) => (hasWinner ? words.thisTenderIsAwardedTo : words.thisTenderIsAwardedBut),
  cancelled: CANCELLED,
  cancelledUnpublished: CANCELLED,
  deleted: () => words.thisTenderWasDeletedIts,
};

export const mayDecide = (tender: PhaseFacts, now: Date) => WHY_NOT[phaseOf(tender, now)] === null;
