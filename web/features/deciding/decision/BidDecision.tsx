import { Box, Button } from "@mui/material";
import { useEffect, useRef } from "react";

import { type BidStatus } from "#api/bids/bidStatus.rules.ts";

import { type ReadableBid } from "#web/features/deciding/useBidsOfTender.ts";

export type Decide = (bid: ReadableBid, status: BidStatus) => void;

interface Props {
  bid: ReadableBid;
  decide: Decide;
  /** Opens the dialog that asks for a reason. */
  onReject: () => void;
  onAward: () => void;
}

/**
 * The buttons that decide on a bid. A decision replaces them: if the focused button is removed, the first new button
 * takes the focus.
 */
export function BidDecision({ bid, decide, onReject, onAward }: Props) {
  const buttons = useRef<HTMLDivElement>(null);
  const within = useRef(false);
  useEffect(() => {
    if (within.current && document.activeElement === document.body) buttons.current?.querySelector("button")?.focus();
  }, [bid.status]);

  const of = `: ${bid.company.companyName}`;
  return (
    <Box
      ref={buttons}
      role="group"
      aria-label={`Decide on the bid of ${bid.company.companyName}`}
      onFocus={() => (within.current = true)}
      onBlur={({ relatedTarget }) => (within.current = relatedTarget === null)}
      sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 2, "& button": { px: { xs: 1.5, sm: 2.5 } } }}
    >
      {bid.status === "pending" ? (
        <>
          <Button variant="outlined" aria-label={`Accept${of}`} onClick={() => decide(bid, "accepted")}>
            Accept
          </Button>
          <Button variant="outlined" aria-label={`Reject${of}`} onClick={onReject}>
            Reject
          </Button>
        </>
      ) : (
        <Button variant="outlined" aria-label={`Take back${of}`} onClick={() => decide(bid, "pending")}>
          Take back
        </Button>
      )}
      {bid.status !== "rejected" && (
        <Button
          variant={bid.status === "accepted" ? "contained" : "outlined"}
          color={bid.status === "accepted" ? "primary" : "secondary"}
          aria-label={`Award tender${of}`}
          onClick={onAward}
        >
          Award tender
        </Button>
      )}
    </Box>
  );
}
