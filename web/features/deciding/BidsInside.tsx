import { Box, Typography } from "@mui/material";
import { Suspense, useEffect, useEffectEvent, useState } from "react";

import { BidsBar } from "#web/features/deciding/BidsBar.tsx";
import { BidCards } from "#web/features/deciding/BidCards.tsx";
import { type AskedAward, type BidsView } from "#web/features/deciding/bidsView.ts";
import { DecisionNotice } from "#web/features/deciding/DecisionNotice.tsx";
import { mayDecide } from "#web/features/deciding/mayDecide.ts";
import { useBidsOfTender } from "#web/features/deciding/useBidsOfTender.ts";
import { type AwardedWords, type GivenReason, useDecisions } from "#web/features/deciding/useDecisions.ts";
import { type ReadableBid } from "#web/features/deciding/readableBid.ts";
import { type TenderToDecideFragment } from "#web/graphql/generatedDeciding.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { part } from "#web/ui/part.ts";

interface Props {
  tender: TenderToDecideFragment;
  now: Date;
  view: BidsView;
  onView: (changed: Partial<BidsView>) => void;
  /** The dialog and the buttons are removed: move the focus. */
  onAwarded: () => void;
}

/** Load the table only when bids are compared. */
const BidComparison = part(async () => (await import("#web/features/deciding/BidComparison.tsx")).BidComparison);

/** Load the dialogs, with the rules of reasons, only when somebody decides. */
const AwardDialog = part(async () => (await import("#web/features/deciding/AwardDialog.tsx")).AwardDialog);
const RejectDialog = part(async () => (await import("#web/features/deciding/RejectDialog.tsx")).RejectDialog);

/** Pixels: the height of the skeleton. */
const CARD_HEIGHT = 260;

export function BidsInside({ tender, now, view, onView, onAwarded }: Props) {
  const { award: asked, isAwarded } = view;
  const reading = useBidsOfTender(tender.id, mayDecide(tender, now));
  const { bids, total, failed, readMore } = reading;
  const decisions = useDecisions(tender, reading);

  const tellAwarded = useEffectEvent(() => {
    onAwarded();
    onView({ isAwarded: false });
  });
  useEffect(() => {
    if (isAwarded) tellAwarded();
  }, [isAwarded]);

  async function award({ winner, seen }: AskedAward, words: AwardedWords) {
    const outcome = await decisions.award(winner, seen, words);
    if (outcome !== "unanswered") onView({ award: null, isAwarded: outcome === "awarded" });
  }

  const [rejection, setRejection] = useState<{ bid: ReadableBid; open: boolean } | null>(null);
  // What was asked stays while the dialog fades out.
  const [lastAsked, setLastAsked] = useState(asked);
  if (asked && asked !== lastAsked) setLastAsked(asked);

  function reject(bid: ReadableBid, reason: GivenReason) {
    setRejection({ bid, open: false });
    decisions.decide(bid, "rejected", reason);
  }

  if (!bids) {
    return failed ? <ErrorState text="These bids could not be loaded." onRetry={readMore} /> : <CardSkeletons count={1} height={CARD_HEIGHT} />;
  }
  if (bids.length === 0 && !reading.stalled) {
    return <Typography sx={{ color: "text.secondary", py: 1 }}>No bids submitted for this tender yet.</Typography>;
  }
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <BidsBar tender={tender} shownAs={view.as} onShowAs={(as) => onView({ as })} />
      <DecisionNotice tender={tender} reading={reading} now={now} />
      {view.as === "compare" ? (
        <Suspense fallback={<CardSkeletons count={1} height={CARD_HEIGHT} />}>
          <BidComparison tender={tender} bids={bids} reading={reading} sorting={view.sorting} onSort={(sorting) => onView({ sorting })} />
        </Suspense>
      ) : (
        <BidCards
          tender={tender}
          bids={bids}
          reading={reading}
          decide={reading.current ? decisions.decide : undefined}
          onReject={(bid) => setRejection({ bid, open: true })}
          onAward={(winner) => onView({ award: { winner, seen: { version: tender.version, bids }, total } })}
        />
      )}
      <Suspense>
        {lastAsked && <AwardDialog key={lastAsked.winner.id} open={asked !== null} asked={lastAsked} busy={decisions.busy} onConfirm={(words) => asked && void award(asked, words)} onCancel={() => onView({ award: null })} />}
        {rejection && <RejectDialog key={rejection.bid.id} {...rejection} onConfirm={(reason) => reject(rejection.bid, reason)} onCancel={() => setRejection({ ...rejection, open: false })} />}
      </Suspense>
    </Box>
  );
}
