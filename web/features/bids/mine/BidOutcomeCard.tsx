import { Box, Button, Typography } from "@mui/material";
import { Suspense } from "react";
import { Link } from "react-router-dom";

import { isOpenAgain } from "#api/bids/bidStatus.rules.ts";
import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

import { Countdown } from "#web/clock/Countdown.tsx";
import { decisionExpected } from "#web/clock/decisionExpected.ts";
import { useAcceptsBids } from "#web/clock/useAcceptsBids.ts";
import { confirmationText } from "#web/features/bids/addenda/confirmationText.ts";
import { statusNote, outcomeSentence, shownOutcomeOf, tenderStateOf } from "#web/features/bids/mine/bidOutcome.ts";
import { OutcomeFacts } from "#web/features/bids/mine/OutcomeFacts.tsx";
import { BidTenderBadge } from "#web/features/bids/mine/BidTenderBadge.tsx";
import { WithdrawBid } from "#web/features/bids/mine/WithdrawBid.tsx";
import { formatDateTime } from "#web/format/dates.ts";
import { formatBudget } from "#web/format/amounts.ts";
import { type MyBid } from "#web/features/bids/ownBid.ts";
import { paths } from "#web/paths.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { FactList } from "#web/ui/FactList.tsx";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { StatusBadge } from "#web/ui/StatusBadge.tsx";
import { term } from "#web/format/words/terms.en.ts";
import { words } from "#web/features/bids/mine/words/mine.en.ts";

const AwardTakenBack = lazyComponent(async () => (await import("#web/ui/AwardTakenBack.tsx")).AwardTakenBack);

interface Props {
  bid: MyBid;
  /** Whether the tender accepts bids now. */
  accepts: boolean;
  onRevise: () => void;
}

/** The outcome of the bid, the state of its tender, and the possible actions: revise, withdraw or bid again. */
export function BidOutcomeCard({ bid, accepts, onRevise }: Props) {
  const state = tenderStateOf(bid.tender);
  const tender = state === "taken back" ? null : bid.tender;
  const kept = statusNote(bid);
  const { now } = useAcceptsBids(bid.tender);
  const live = accepts && bid.withdrawnAt === null;
  /** True if the sentence about the outcome, or SubmittedCard, already states the closing time. */
  const isSaidElsewhere = isOpenAgain(bid, accepts) || (live && bid.status === "pending");
  return (
    <SectionCard title={words.yourBid} action={<StatusBadge status={shownOutcomeOf(bid)} />}>
      <Typography sx={{ mb: 2, maxWidth: MEASURE }}>{outcomeSentence(bid, accepts)}</Typography>
      {bid.outcome && <OutcomeFacts outcome={bid.outcome} isChosen={bid.status === "accepted"} />}
      {tender?.awardTakenBackAt && tender.status !== "awarded" && (
        <Box sx={{ mb: 2 }}>
          <Suspense>
            <AwardTakenBack at={tender.awardTakenBackAt} reason={tender.awardTakenBackReason} />
          </Suspense>
        </Box>
      )}
      {kept && <Typography sx={{ mb: 2, maxWidth: MEASURE }}>{kept}</Typography>}
      <Box sx={NO_TIMER_ON_PAPER}>
        <FactList
          facts={[
            [words.tenderStatus, <BidTenderBadge key="status" tender={bid.tender} />],
            [words.reasonForCancelling, tender?.cancelledAt ? tender.cancelReason : null],
            [words.where, tender && `${term(tender.category)} · ${tender.location}, ${term(tender.country)}`],
            [words.budget, tender && formatBudget(tender.budgetMin, tender.budgetMax)],
            [
              tender && hasClosed(tender.closingDate, now) ? words.closed : words.closes,
              tender && state === "shown" && !isSaidElsewhere ? formatDateTime(tender.closingDate) : null,
            ],
            [
              words.decision,
              tender && state === "shown" && bid.status === "pending" && !bid.withdrawnAt
                ? decisionExpected(tender, now)
                : null,
            ],
            [words.addenda, bid.addendaConfirmation && confirmationText(bid.addendaConfirmation)],
            [words.timeLeft, tender && accepts ? <Countdown key="left" closingDate={tender.closingDate} /> : null],
          ]}
        />
      </Box>
      <Box className="no-print" sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: 2 }}>
        {live && (
          <>
            <Button variant="contained" color="primary" onClick={onRevise}>
              {words.revise}
            </Button>
            <WithdrawBid bidId={bid.id} />
          </>
        )}
        {(state === "shown" || state === "cancelled") && (
          <Button
            variant="outlined"
            component={Link}
            to={accepts && !live ? paths.submitBid(bid.tenderId) : paths.tender(bid.tenderId)}
          >
            {accepts && !live ? words.bidAgain : words.viewTender}
          </Button>
        )}
      </Box>
    </SectionCard>
  );
}

/** Hides the row of the countdown in print, because a printed countdown would be wrong. */
const NO_TIMER_ON_PAPER = { "@media print": { "& dl > div:has([role=timer])": { display: "none" } } };
