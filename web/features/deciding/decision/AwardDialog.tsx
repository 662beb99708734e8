import { useState } from "react";

import { AwardReasons } from "#web/features/deciding/decision/AwardReasons.tsx";
import { asSentWords, hasProblem, NO_WORDS } from "#web/features/deciding/decision/awardWords.ts";
import { type AwardToConfirm } from "#web/features/deciding/bidsView.ts";
import { formatMoney } from "#web/format/amounts.ts";
import { type ReadableBid } from "#web/features/deciding/useBidsOfTender.ts";
import { ConfirmDialog } from "#web/ui/feedback/ConfirmDialog.tsx";

interface Props {
  open: boolean;
  award: AwardToConfirm;
  busy: boolean;
  onConfirm: (words: ReturnType<typeof asSentWords>) => void;
  onCancel: () => void;
}

const rejected = (others: number) => {
  if (others <= 0) return "It is the only bid.";
  return others === 1
    ? "The other bid will be rejected."
    : `The ${others.toLocaleString("en-US")} other bids will be rejected.`;
};

function sentences({ company, bidAmount }: ReadableBid, others: number, overturned: string | undefined) {
  const wins = `${company.companyName} wins with ${formatMoney(bidAmount)}. ${rejected(others)}`;
  return overturned ? `${wins} The bid of ${overturned} was accepted before.` : wins;
}

/** Asks the administrator to confirm an award and to type the messages to the companies. */
export function AwardDialog({ open, award: { winner, seen, total }, busy, onConfirm, onCancel }: Props) {
  const [words, setWords] = useState(NO_WORDS);
  const [isChecked, setChecked] = useState(false);
  const others = seen.bids.filter(({ id }) => id !== winner.id);
  /** The company of another bid that is already accepted. This award would reject that bid. */
  const overturned = others.find(({ status }) => status === "accepted")?.company.companyName;

  function handleConfirm() {
    setChecked(true);
    if (!hasProblem(words, others)) onConfirm(asSentWords(words, others));
  }

  return (
    <ConfirmDialog
      open={open}
      title="Award this tender?"
      text={sentences(winner, total - 1, overturned)}
      confirm="Award tender"
      busy={busy}
      onConfirm={handleConfirm}
      onCancel={onCancel}
    >
      <AwardReasons winner={winner} others={others} words={words} isChecked={isChecked} onWords={setWords} />
    </ConfirmDialog>
  );
}
