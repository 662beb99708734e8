import { UNDO_SECONDS } from "#api/bids/bidStatus.rules.ts";

import { type AskedAct } from "#web/features/deciding/decision/BidDecision.tsx";
import { RejectDialog } from "#web/features/deciding/decision/RejectDialog.tsx";
import { type GivenReason } from "#web/features/deciding/decision/useDecisions.ts";
import { words } from "#web/features/deciding/decision/words/decision.en.ts";
import { type ReadableBid } from "#web/features/deciding/useBidsOfTender.ts";
import { formatMoney } from "#web/format/amounts.ts";
import { term } from "#web/format/words/terms.en.ts";
import { type TenderToDecideFragment } from "#web/graphql/generatedDeciding.ts";
import { ConfirmDialog } from "#web/ui/feedback/ConfirmDialog.tsx";

interface Props {
  act: AskedAct;
  open: boolean;
  bid: ReadableBid;
  tender: Pick<TenderToDecideFragment, "status" | "bidCount">;
  /**
   * Another bid on the tender that is already accepted. Only one bid can be accepted, so `bid` cannot be accepted as
   * well.
   */
  accepted: ReadableBid | undefined;
  onConfirm: (reason?: GivenReason) => void;
  /**
   * Opens the award dialog instead, because the administrator may want to award the tender rather than only accept a
   * bid.
   */
  onAward: () => void;
  onCancel: () => void;
}

/** Asks the administrator to confirm a decision on a bid, and explains its consequences. */
export function DecisionDialog({ act, accepted, onConfirm, onAward, ...asked }: Props) {
  if (act === "reject") return <RejectDialog {...asked} onConfirm={onConfirm} />;
  if (act === "takeBack") return <TakeBackDialog {...asked} onConfirm={() => onConfirm()} />;
  return accepted ? (
    <SecondAcceptance {...asked} accepted={accepted} onAward={onAward} />
  ) : (
    <AcceptDialog {...asked} onConfirm={() => onConfirm()} onAward={onAward} />
  );
}

type Asked = Pick<Props, "open" | "bid" | "tender" | "onCancel">;

function AcceptDialog({
  open,
  bid: { company, bidAmount },
  tender,
  onConfirm,
  onAward,
  onCancel,
}: Asked & { onConfirm: () => void; onAward: () => void }) {
  return (
    <ConfirmDialog
      open={open}
      title={words.acceptThisBid}
      text={words.offersItGetsAnEmail(
        company.companyName,
        formatMoney(bidAmount),
        UNDO_SECONDS,
        (tender.bidCount ?? 0) > 1,
      )}
      confirm={words.acceptBid}
      instead={{ label: words.awardInstead, onPress: onAward }}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

function SecondAcceptance({
  open,
  bid: { company },
  accepted,
  onAward,
  onCancel,
}: Asked & { accepted: ReadableBid; onAward: () => void }) {
  const first = accepted.company.companyName;
  return (
    <ConfirmDialog
      open={open}
      title={words.theBidOfIsAccepted(first)}
      text={words.onlyOneBidOnA(company.companyName, first)}
      confirm={words.awardInstead}
      onConfirm={onAward}
      onCancel={onCancel}
    />
  );
}

function TakeBackDialog({ open, bid: { company, status }, onConfirm, onCancel }: Asked & { onConfirm: () => void }) {
  return (
    <ConfirmDialog
      open={open}
      title={words.undoThisDecision}
      text={words.theEmailThatTheBid(term(status), company.companyName)}
      confirm={words.undoDecision}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
