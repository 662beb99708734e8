import { words } from "#web/features/tenders/management/words/management.en.ts";
import { formatDate } from "#web/format/dates.ts";
import { term } from "#web/format/words/terms.en.ts";
import { formatMoney } from "#web/format/amounts.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { type TableColumn, type TableColumns } from "#web/ui/lists/table/tableColumn.ts";
import { serverNow } from "#web/clock/serverClock.ts";
import { LivePhaseBadge } from "#web/ui/tenders/PhaseBadge.tsx";
import { STATUS_IN } from "#web/ui/tenders/statusInPhase.ts";

import { phaseOf } from "#api/tenders/lifecycle/phase.rules.ts";
import { type BidCounts } from "#web/features/tenders/management/useBidCounts.ts";
import { TenderTitle } from "#web/features/tenders/TenderTitle.tsx";

type Tender = TenderFactsFragment;
type Column = TableColumn<Tender>;

const day = (label: string, valueOf: (tender: Tender) => string): Column => ({
  label,
  csvLabel: words.inUtc(label),
  width: 112,
  numeric: true,
  valueOf,
  cell: (tender) => <time dateTime={valueOf(tender)}>{formatDate(valueOf(tender))}</time>,
});
const money = (label: string, valueOf: (tender: Tender) => number): Column => ({
  label,
  csvLabel: words.inDollars(label),
  width: 120,
  numeric: true,
  valueOf,
  cell: (tender) => formatMoney(valueOf(tender)),
});

/**
 * The columns of Tender Management's table.
 * @param bidCounts The number of bids by tender id; null until the separate query for them is answered.
 */
export const managedTenderColumns = (bidCounts: BidCounts | null) =>
  ({
    number: { label: words.number, width: 172, valueOf: ({ tenderNumber }) => tenderNumber },
    title: {
      label: words.title,
      width: 144,
      valueOf: ({ title }) => title,
      cell: ({ id, title }) => (
        <span id={`tender-${id}`}>
          <TenderTitle id={id} title={title} />
        </span>
      ),
    },
    status: {
      label: words.status,
      width: 104,
      valueOf: (tender) => term(STATUS_IN[phaseOf(tender, serverNow())]),
      cell: (tender) => <LivePhaseBadge tender={tender} />,
    },
    category: { label: words.category, width: 136, hidden: true, valueOf: ({ category }) => term(category) },
    country: { label: words.country, width: 136, hidden: true, valueOf: ({ country }) => term(country) },
    location: { label: words.location, width: 160, hidden: true, valueOf: ({ location }) => location },
    budgetFrom: { ...money(words.budgetFrom, ({ budgetMin }) => budgetMin), hidden: true },
    budgetTo: money(words.budgetTo, ({ budgetMax }) => budgetMax),
    opens: { ...day(words.opens, ({ openingDate }) => openingDate), hidden: true },
    closes: day(words.closes, ({ closingDate }) => closingDate),
    created: day(words.created, ({ createdAt }) => createdAt),
    sealed: { label: words.sealed, width: 96, hidden: true, valueOf: ({ sealed }) => (sealed ? words.yes : words.no) },
    bids: {
      label: words.bids,
      width: 80,
      numeric: true,
      hidden: true,
      valueOf: ({ id }) => bidCounts?.get(id) ?? null,
    },
  }) satisfies TableColumns<string, Tender>;
