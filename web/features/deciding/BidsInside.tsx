import { Box, Typography } from "@mui/material";
import { useEffect, useEffectEvent, useState } from "react";

import { AwardDialog } from "#web/features/deciding/AwardDialog.tsx";
import { BidComparison } from "#web/features/deciding/BidComparison.tsx";
import { BidsBar } from "#web/features/deciding/BidsBar.tsx";
import { BidCards } from "#web/features/deciding/BidCards.tsx";
import { type AskedAward, type BidsView } from "#web/features/deciding/bidsView.ts";
import { DecisionNotice } from "#web/features/deciding/DecisionNotice.tsx";
import { mayDecide } from "#web/features/deciding/mayDecide.ts";
import { useBidsOfTender } from "#web/features/deciding/useBidsOfTender.ts";
import { useDecisions } from "#web/features/deciding/useDecisions.ts";
import { type TenderToDecideFragment } from "#web/graphql/generated.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";

interface Props {
  tender: TenderToDecideFragment;
  now: Date;
  view: BidsView;
  onView: (changed: Partial<BidsView>) => void;
  /** The dialog and the buttons are removed: move the focus. */
  onAwarded: () => void;
}

/** Pixels: the height of the skeleton. */
const CARD_HEIGHT = 260;

export function BidsInside({ tender, now, view, onView, onAwarded }: Props) {
  const { award: asked } = view;
  const reading = useBidsOfTender(tender.id, mayDecide(tender, now));
  const { bids, total, failed, readMore } = reading;
  const decisions = useDecisions(tender, reading);

  const [awarded, setAwarded] = useState(false);
  const tellAwarded = useEffectEvent(onAwarded);
  useEffect(() => {
    if (awarded) tellAwarded();
  }, [awarded]);

  async function award({ winner, seen }: AskedAward) {
    const outcome = await decisions.award(winner, seen);
    if (outcome !== "unanswered") onView({ award: null });
    setAwarded(outcome === "awarded");
  }

  const overturned = asked?.seen.bids.find(({ id, status }) => status === "accepted" && id !== asked.winner.id)?.company.companyName;

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
        <BidComparison tender={tender} bids={bids} reading={reading} sorting={view.sorting} onSort={(sorting) => onView({ sorting })} />
      ) : (
        <BidCards
          tender={tender}
          bids={bids}
          reading={reading}
          decide={reading.current ? decisions.decide : undefined}
          onAward={(winner) => onView({ award: { winner, seen: { version: tender.version, bids }, total } })}
        />
      )}
      <AwardDialog winner={asked?.winner ?? null} others={(asked?.total ?? total) - 1} overturned={overturned} busy={decisions.busy} onConfirm={() => asked && void award(asked)} onCancel={() => onView({ award: null })} />
    </Box>
  );
}
