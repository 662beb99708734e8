import { Box, Typography } from "@mui/material";
import { type ReactNode, Suspense } from "react";

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
  /** Whether the tender accepts bids now. */
  accepts: boolean;
  /** Whether the bid of the user's company is decided. */
  isOwnDecided: boolean;
  /** Further content, shown below the outcome. */
  children?: ReactNode;
}

/** The card with the outcome of a tender, or with the date on which the decision is expected. */
export function TenderOutcome({ title, tender, now, accepts, isOwnDecided, children }: Props) {
  return (
    <SectionCard title={title}>
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
        <Typography sx={{ maxWidth: MEASURE }}>{outcomeSentence(tender, { now, accepts, isOwnDecided })}</Typography>
        {tender.cancelReason && (
          <Typography sx={{ maxWidth: MEASURE, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {tender.cancelReason}
          </Typography>
        )}
        {tender.awardTakenBackAt && tender.status !== "awarded" && !tender.cancelledAt && (
          <Suspense>
            <AwardTakenBack at={tender.awardTakenBackAt} reason={tender.awardTakenBackReason} />
          </Suspense>
        )}
        {children}
      </Box>
    </SectionCard>
  );
}

function outcomeSentence(
  tender: PageTender,
  { now, accepts, isOwnDecided }: Pick<Props, "now" | "accepts" | "isOwnDecided">,
) {
  const { cancelledAt, awardedAt, status } = tender;
  if (cancelledAt) return words.theBuyerCancelledThisTenderOn(formatDateTime(cancelledAt));
  if (status === "awarded")
    return awardedAt ? words.thisTenderWasAwardedOnAwardedat(formatDateTime(awardedAt)) : words.thisTenderIsAwarded;
  if (isOwnDecided) return words.biddingHasClosedAndYourBid;
  const expected = decisionExpected(tender, now);
  const when = expected ? words.decisionOf(expected) : words.theBuyerHasNotSaidWhen;
  return accepts || status === "draft" ? words.itIsDecidedAfterBiddingHas(when) : words.biddingHasClosed(when);
}
