import { UNDO_SECONDS } from "#api/bids/bidStatus.rules.ts";

import { type AskedAct } from "#web/features/deciding/decision/BidDecision.tsx";
import { RejectDialog } from "#web/features/deciding/decision/RejectDialog.tsx";
import { type GivenReason } from "#web/features/deciding/decision/useDecisions.ts";
import { type ReadableBid } from "#web/features/deciding/useBidsOfTender.ts";
import { formatMoney } from "#web/format/amounts.ts";
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
      title="Accept this bid?"
      text={`${company.companyName} offers ${formatMoney(bidAmount)}. It gets an email ${UNDO_SECONDS} seconds after you accept: until then you can undo. ${tenderStays(tender)} To choose this bid and reject the others in one step, award the tender instead.`}
      confirm="Accept bid"
      instead={{ label: "Award instead", onPress: onAward }}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

const tenderStays = ({ bidCount }: Asked["tender"]) =>
  (bidCount ?? 0) > 1
    ? "The tender is not awarded by this, and the other bids stay as they are."
    : "The tender is not awarded by this.";

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
      title={`The bid of ${first} is accepted`}
      text={`Only one bid on a tender can be accepted. To accept the bid of ${company.companyName}, first take back the decision on the bid of ${first}. Or award the tender to ${company.companyName}: this rejects the bid of ${first}.`}
      confirm="Award instead"
      onConfirm={onAward}
      onCancel={onCancel}
    />
  );
}

function TakeBackDialog({ open, bid: { company, status }, onConfirm, onCancel }: Asked & { onConfirm: () => void }) {
  return (
    <ConfirmDialog
      open={open}
      title="Undo this decision?"
      text={`The email that the bid was ${status} was sent to ${company.companyName}. It gets another email, that the bid is pending again.`}
      confirm="Undo decision"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
