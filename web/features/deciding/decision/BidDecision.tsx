import { Box, Button, Typography } from "@mui/material";
import { useEffect, useMemo, useRef } from "react";

import { type BidStatus, undoUntil } from "#api/bids/bidStatus.rules.ts";

import { useNow } from "#web/clock/useNow.ts";
import { type ReadableBid } from "#web/features/deciding/useBidsOfTender.ts";
import { words } from "#web/features/deciding/words/deciding.en.ts";

export type Decide = (bid: ReadableBid, status: BidStatus) => void;

/** The decisions that the administrator confirms in a dialog. */
export type AskedAct = "accept" | "reject" | "takeBack";
export const DECISION_OF: Record<AskedAct, BidStatus> = {
  accept: "accepted",
  reject: "rejected",
  takeBack: "pending",
};

interface Props {
  bid: ReadableBid;
  /** When the award of the tender was last taken back; null if none was. */
  awardTakenBackAt: string | null;
  decide: Decide;
  /** Opens the dialog in which the administrator confirms the decision. */
  onAsk: (act: AskedAct) => void;
  onAward: () => void;
}

/**
 * The buttons that decide on a bid. After a decision other buttons replace them. If the focused button is removed, the
 * first new button takes the focus.
 */
export function BidDecision({ bid, awardTakenBackAt, decide, onAsk, onAward }: Props) {
  const buttons = useRef<HTMLDivElement>(null);
  const within = useRef(false);
  useEffect(() => {
    if (within.current && document.activeElement === document.body) buttons.current?.querySelector("button")?.focus();
  }, [bid.status]);

  // An award mails every decision on the tender's bids at once, without the usual delay. So a decision from before the
  // award was taken back has already been mailed.
  const isMailed = awardTakenBackAt !== null && bid.decidedAt !== null && bid.decidedAt <= awardTakenBackAt;
  const { companyName } = bid.company;
  return (
    <Box
      ref={buttons}
      role="group"
      aria-label={words.decideOnTheBidOf(bid.company.companyName)}
      onFocus={() => (within.current = true)}
      onBlur={({ relatedTarget }) => (within.current = relatedTarget === null)}
      sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 2, "& button": { px: { xs: 1.5, sm: 2.5 } } }}
    >
      {bid.status === "pending" ? (
        <>
          <Button variant="outlined" aria-label={words.acceptOf(companyName)} onClick={() => onAsk("accept")}>
            {words.accept}
          </Button>
          <Button variant="outlined" aria-label={words.rejectOf(companyName)} onClick={() => onAsk("reject")}>
            {words.reject}
          </Button>
        </>
      ) : (
        <TakeBack bid={bid} isMailed={isMailed} onUndo={() => decide(bid, "pending")} onAsk={() => onAsk("takeBack")} />
      )}
      {bid.status !== "rejected" && (
        <Button
          variant={bid.status === "accepted" ? "contained" : "outlined"}
          color={bid.status === "accepted" ? "primary" : "secondary"}
          aria-label={words.awardTenderOf(companyName)}
          onClick={onAward}
        >
          {words.awardTender}
        </Button>
      )}
    </Box>
  );
}

const SECOND = 1000;
const NEVER: readonly string[] = [];

/**
 * Until the decision's email is sent, this button undoes the decision at once. Afterwards the company gets another
 * email, so the button first asks for confirmation.
 */
function TakeBack({
  bid,
  isMailed,
  onUndo,
  onAsk,
}: {
  bid: ReadableBid;
  /** Whether an award has already mailed the decision, so that it cannot be undone silently during the usual delay. */
  isMailed: boolean;
  onUndo: () => void;
  onAsk: () => void;
}) {
  const { decidedAt, company } = bid;
  const until = useMemo(() => (decidedAt === null || isMailed ? null : undoUntil(decidedAt)), [decidedAt, isMailed]);
  const moments = useMemo(() => (until ? [until.toISOString()] : NEVER), [until]);
  const now = useNow(moments, SECOND);
  const left = until === null ? 0 : Math.ceil((until.getTime() - now.getTime()) / SECOND);
  const label = left > 0 ? words.undo : words.undoDecision;
  return (
    <>
      {left > 0 && (
        <Typography sx={{ flexBasis: "100%" }}>{words.theEmailToGoesOut(company.companyName, left)}</Typography>
      )}
      <Button
        variant="outlined"
        aria-label={words.undoOf(label, company.companyName)}
        onClick={left > 0 ? onUndo : onAsk}
      >
        {label}
      </Button>
    </>
  );
}
