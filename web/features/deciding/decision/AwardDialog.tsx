import { useState } from "react";

import { AwardReasons } from "#web/features/deciding/decision/AwardReasons.tsx";
import { asSentWords, hasProblem, NO_WORDS } from "#web/features/deciding/decision/awardWords.ts";
import { type AwardToConfirm } from "#web/features/deciding/bidsView.ts";
import { words as decisionWords } from "#web/features/deciding/decision/words/decision.en.ts";
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

function sentences({ company, bidAmount }: ReadableBid, others: number, overturned: string | undefined) {
  const wins = decisionWords.winsWith(company.companyName, formatMoney(bidAmount), others);
  return overturned ? `${wins} ${decisionWords.theBidOfWasAccepted(overturned)}` : wins;
}

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
      title={decisionWords.awardThisTender}
      text={sentences(winner, total - 1, overturned)}
      confirm={decisionWords.awardTender}
      busy={busy}
      onConfirm={handleConfirm}
      onCancel={onCancel}
    >
      <AwardReasons winner={winner} others={others} words={words} isChecked={isChecked} onWords={setWords} />
    </ConfirmDialog>
  );
}
