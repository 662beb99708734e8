import { useState } from "react";

import { formatMoney } from "#web/format/money.ts";
import { type ReadableBid } from "#web/features/deciding/readableBid.ts";
import { ConfirmDialog } from "#web/ui/feedback/ConfirmDialog.tsx";

interface Props {
  /** Null closes the dialog. */
  winner: ReadableBid | null;
  /** The number of other live bids. */
  others: number;
  /** The company whose accepted bid loses by this award. */
  overturned: string | undefined;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

const rejected = (others: number) => {
  if (others <= 0) return "It is the only bid.";
  return others === 1 ? "The other bid will be rejected." : `The ${others.toLocaleString("en-US")} other bids will be rejected.`;
};

function sentences({ company, bidAmount }: ReadableBid, others: number, overturned: string | undefined) {
  const wins = `${company.companyName} wins with ${formatMoney(bidAmount)}. ${rejected(others)}`;
  return overturned ? `${wins} The bid of ${overturned} was accepted before.` : wins;
}

export function AwardDialog({ winner, others, overturned, busy, onConfirm, onCancel }: Props) {
  const text = winner && sentences(winner, others, overturned);
  // The text stays while the dialog fades out.
  const [last, setLast] = useState({ winner, text });
  if (winner && (winner !== last.winner || text !== last.text)) setLast({ winner, text });
  if (!last.winner) return null;

  return (
    <ConfirmDialog
      open={winner !== null}
      title="Award this tender?"
      text={last.text ?? ""}
      confirm="Award tender"
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
