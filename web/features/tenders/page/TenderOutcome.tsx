import { Box, Typography } from "@mui/material";
import { type ReactNode, Suspense } from "react";

import { type TenderPhase } from "#api/tenders/lifecycle/phase.rules.ts";

import { decisionExpected } from "#web/clock/decisionExpected.ts";
import { type PageTender } from "#web/features/tenders/page/useTenderPage.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/tenders/page/words/page.en.ts";

const AwardTakenBack = lazyComponent(async () => (await import("#web/ui/AwardTakenBack.tsx")).AwardTakenBack);

interface Props {
  title: string;
  tender: PageTender;
  now: Date;
  phase: TenderPhase;
  /** Whether the bid of the user's company is decided. */
  isOwnDecided: boolean;
  /** Further content, shown below the outcome. */
  children?: ReactNode;
}

/** The card with the outcome of a tender, or with the date on which the decision is expected. */
export function TenderOutcome({ title, tender, now, phase, isOwnDecided, children }: Props) {
  return (
    <SectionCard title={title}>
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
        <Typography sx={{ maxWidth: MEASURE }}>{OUTCOME_IN[phase](tender, { now, isOwnDecided })}</Typography>
        {tender.cancelReason && (
          <Typography sx={{ maxWidth: MEASURE, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {tender.cancelReason}
          </Typography>
        )}
        {tender.awardTakenBackAt && phase !== "awarded" && !tender.cancelledAt && (
          <Suspense>
            <AwardTakenBack at={tender.awardTakenBackAt} reason={tender.awardTakenBackReason} />
          </Suspense>
        )}
        {children}
      </Box>
    </SectionCard>
  );
}

type Sentence = (tender: PageTender, moment: Pick<Props, "now" | "isOwnDecided">) => string;

const whenDecided: Sentence = (tender, { now }) => {
  const expected = decisionExpected(tender, now);
  return expected ? words.decisionOf(expected) : words.theBuyerHasNotSaidWhen;
};
const ahead: Sentence = (tender, moment) => words.itIsDecidedAfterBiddingHas(whenDecided(tender, moment));
const undecided: Sentence = (tender, moment) =>
  moment.isOwnDecided ? words.biddingHasClosedAndYourBid : words.biddingHasClosed(whenDecided(tender, moment));
const cancelled: Sentence = ({ cancelledAt }) => words.theBuyerCancelledThisTenderOn(formatDateTime(cancelledAt ?? ""));

/** The sentence about the outcome in each phase of a tender. */
const OUTCOME_IN: Record<TenderPhase, Sentence> = {
  draft: ahead,
  acceptingBids: ahead,
  beforeOpening: undecided,
  awaitingOpening: undecided,
  awaitingDecision: undecided,
  awarded: ({ awardedAt }) =>
    awardedAt ? words.thisTenderWasAwardedOnAwardedat(formatDateTime(awardedAt)) : words.thisTenderIsAwarded,
  cancelled,
  cancelledUnpublished: cancelled,
  deleted: undecided,
};
