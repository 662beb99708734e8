import { useState } from "react";

import { formatMoney } from "#web/format/money.ts";
import { type SubmittedBidFragment } from "#web/graphql/generated.ts";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";

interface Props {
  /** The dialog is open while there is one. */
  winner: SubmittedBidFragment | null;
  /** How many live bids the tender has beside it. */
  others: number;
  busy: boolean;
  onConfirm: (winner: SubmittedBidFragment) => void;
  onCancel: () => void;
}

const rejected = (others: number) => {
  if (others <= 0) return "It is the only bid.";
  return others === 1 ? "The other bid will be rejected." : `The ${others.toLocaleString("en-US")} other bids will be rejected.`;
};

export function AwardDialog({ winner, others, busy, onConfirm, onCancel }: Props) {
  // While it fades out it still says what it said.
  const [last, setLast] = useState(winner);
  if (winner && winner !== last) setLast(winner);
  if (!last) return null;
  const { companyName } = last.company;

  return (
    <ConfirmDialog
      open={winner !== null}
      title="Award this tender?"
      text={`${companyName} wins with ${formatMoney(last.bidAmount)}. ${rejected(others)}`}
      confirm="Award tender"
      busy={busy}
      onConfirm={() => onConfirm(last)}
      onCancel={onCancel}
    />
  );
}
