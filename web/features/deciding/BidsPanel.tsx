import { Box, Typography } from "@mui/material";
import { Suspense, useEffect, useEffectEvent, useState } from "react";

import { BidsBar } from "#web/features/deciding/BidsBar.tsx";
import { BidCards } from "#web/features/deciding/BidCards.tsx";
import { type AwardToConfirm, type BidsView } from "#web/features/deciding/bidsView.ts";
import { DecisionAlert, mayDecide } from "#web/features/deciding/decision/DecisionAlert.tsx";
import { type AskedAct, DECISION_OF } from "#web/features/deciding/decision/BidDecision.tsx";
import { useBidsOfTender, type ReadableBid } from "#web/features/deciding/useBidsOfTender.ts";
import { type AwardedWords, type GivenReason, useDecisions } from "#web/features/deciding/decision/useDecisions.ts";
import { words as decidingWords } from "#web/features/deciding/words/deciding.en.ts";
import { type TenderToDecideFragment } from "#web/graphql/generatedDeciding.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { lazyComponent } from "#web/ui/lazyComponent.ts";

interface Props {
  tender: TenderToDecideFragment;
  now: Date;
  view: BidsView;
  onView: (changed: Partial<BidsView>) => void;
  /**
   * Called after an award. The dialog and the buttons are then removed, so this function must move the focus elsewhere.
   */
  onAwarded: () => void;
}

/** Lazy-loaded when the administrator compares the bids. */
const BidComparison = lazyComponent(
  async () => (await import("#web/features/deciding/comparison/BidComparison.tsx")).BidComparison,
);

/** Lazy-loaded when an administrator decides, together with the validation of reasons. */
const AwardDialog = lazyComponent(
  async () => (await import("#web/features/deciding/decision/AwardDialog.tsx")).AwardDialog,
);
const DecisionDialog = lazyComponent(
  async () => (await import("#web/features/deciding/decision/DecisionDialog.tsx")).DecisionDialog,
);

/** The height of the skeleton, in pixels. */
const CARD_HEIGHT = 260;

export function BidsPanel({ tender, now, view, onView, onAwarded }: Props) {
  const { award, isAwarded } = view;
  const reading = useBidsOfTender(tender.id, mayDecide(tender, now));
  const { bids, total, failed, readMore } = reading;
  const decisions = useDecisions(tender, reading);

  const handleAwarded = useEffectEvent(() => {
    onAwarded();
    onView({ isAwarded: false });
  });
  useEffect(() => {
    if (isAwarded) handleAwarded();
  }, [isAwarded]);

  async function confirmAward({ winner, seen }: AwardToConfirm, words: AwardedWords) {
    const outcome = await decisions.award(winner, seen, words);
    if (outcome !== "unanswered") onView({ award: null, isAwarded: outcome === "awarded" });
  }

  const [asked, setAsked] = useState<{ act: AskedAct; bid: ReadableBid; open: boolean } | null>(null);
  // Keep the last award, so that the dialog's content remains while the dialog fades out.
  const [lastAward, setLastAward] = useState(award);
  if (award && award !== lastAward) setLastAward(award);

  const openAward = (winner: ReadableBid) =>
    onView({ award: { winner, seen: { version: tender.version, bids: bids ?? [] }, total } });

  function decideAsked({ act, bid }: { act: AskedAct; bid: ReadableBid }, reason?: GivenReason) {
    setAsked({ act, bid, open: false });
    decisions.decide(bid, DECISION_OF[act], reason);
  }

  if (!bids) {
    return failed ? (
      <ErrorState text={decidingWords.theseBidsCouldNotBe} onRetry={readMore} />
    ) : (
      <CardSkeletons count={1} height={CARD_HEIGHT} />
    );
  }
  if (bids.length === 0 && !reading.stalled) {
    return <Typography sx={{ color: "text.secondary", py: 1 }}>{decidingWords.noBidsSubmittedForThis}</Typography>;
  }
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <BidsBar tender={tender} shownAs={view.as} onShowAs={(as) => onView({ as })} />
      <DecisionAlert tender={tender} reading={reading} now={now} />
      {view.as === "compare" ? (
        <Suspense fallback={<CardSkeletons count={1} height={CARD_HEIGHT} />}>
          <BidComparison
            tender={tender}
            bids={bids}
            reading={reading}
            sorting={view.sorting}
            onSort={(sorting) => onView({ sorting })}
          />
        </Suspense>
      ) : (
        <BidCards
          tender={tender}
          bids={bids}
          reading={reading}
          decide={reading.current ? decisions.decide : undefined}
          onAsk={(act, bid) => setAsked({ act, bid, open: true })}
          onAward={openAward}
        />
      )}
      <Suspense>
        {lastAward && (
          <AwardDialog
            key={lastAward.winner.id}
            open={award !== null}
            award={lastAward}
            busy={decisions.busy}
            onConfirm={(words) => award && void confirmAward(award, words)}
            onCancel={() => onView({ award: null })}
          />
        )}
        {asked && (
          <DecisionDialog
            key={`${asked.act} ${asked.bid.id}`}
            {...asked}
            tender={tender}
            accepted={bids.find(({ id, status }) => status === "accepted" && id !== asked.bid.id)}
            onConfirm={(reason) => decideAsked(asked, reason)}
            onAward={() => {
              setAsked({ ...asked, open: false });
              openAward(asked.bid);
            }}
            onCancel={() => setAsked({ ...asked, open: false })}
          />
        )}
      </Suspense>
    </Box>
  );
}
