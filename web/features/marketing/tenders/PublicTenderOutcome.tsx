import { type ShownTender } from "#api/open-data/shownTender.rules.ts";
import { type TendersCopy } from "#web/features/marketing/copy/TendersCopy.ts";
import { dayIn, moneyIn } from "#web/features/marketing/tenders/tenderFormats.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

interface Props {
  copy: TendersCopy;
  tender: ShownTender;
}

/** The outcome of a tender that no longer accepts bids: cancelled, awarded, or not decided yet. */
export function PublicTenderOutcome({ copy: { outcome: words }, tender }: Props) {
  const { language } = useSite();
  const { status, cancelledAt, cancelReason, award } = tender;
  if (cancelledAt)
    return (
      <>
        <p>{words.cancelled.replace("{time}", dayIn(language, cancelledAt))}</p>
        {cancelReason && <p className="prose">{cancelReason}</p>}
      </>
    );
  if (status !== "awarded") return <p>{words.pending}</p>;
  return (
    <>
      <p>{award?.at ? words.awardedOn.replace("{time}", dayIn(language, award.at)) : words.awarded}</p>
      {award && award.amount === null && <p>{words.undisclosed}</p>}
      {award && award.amount !== null && (
        <dl className="tender-facts">
          {award.supplier && (
            <div>
              <dt>{words.winner}</dt>
              <dd>{award.supplier}</dd>
            </div>
          )}
          <div>
            <dt>{words.amount}</dt>
            <dd>{moneyIn(language, award.amount)}</dd>
          </div>
        </dl>
      )}
    </>
  );
}
