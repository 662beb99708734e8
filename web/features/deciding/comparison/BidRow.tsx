import { BudgetMark } from "#web/features/deciding/comparison/BudgetMark.tsx";
import { BidFilesButton } from "#web/features/deciding/BidFilesButton.tsx";
import { UnconfirmedMark } from "#web/features/deciding/UnconfirmedMark.tsx";
import { formatDateTime } from "#web/format/dates.ts";
import { formatMoney } from "#web/format/amounts.ts";
import { type ReadableBid } from "#web/features/deciding/useBidsOfTender.ts";
import { type TenderToDecideFragment } from "#web/graphql/generatedDeciding.ts";
import { StatusBadge } from "#web/ui/StatusBadge.tsx";
import { locale } from "#web/format/words/language.en.ts";

interface Props {
  bid: ReadableBid;
  tender: TenderToDecideFragment;
  placeOf: (amount: number) => number;
}

/** The cells of one bid, in the order of BID_COLUMNS. */
export function BidRow({ bid, tender, placeOf }: Props) {
  return (
    <>
      <th scope="row">{bid.company.companyName}</th>
      <td data-numeric>{formatMoney(bid.bidAmount)}</td>
      <td>
        <BudgetMark amount={bid.bidAmount} tender={tender} placeOf={placeOf} />
      </td>
      <td data-numeric>{bid.timelineDays.toLocaleString(locale)}</td>
      <td>{formatDateTime(bid.submittedAt)}</td>
      <td>
        <StatusBadge status={bid.status} />
        <UnconfirmedMark numbers={bid.unconfirmedAddenda} />
        <BidFilesButton bid={bid} />
      </td>
    </>
  );
}
