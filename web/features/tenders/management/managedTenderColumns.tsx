import { formatDate } from "#web/format/dates.ts";
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
  csvLabel: `${label} (UTC)`,
  width: 112,
  numeric: true,
  valueOf,
  cell: (tender) => <time dateTime={valueOf(tender)}>{formatDate(valueOf(tender))}</time>,
});
const money = (label: string, valueOf: (tender: Tender) => number): Column => ({
  label,
  csvLabel: `${label} (USD)`,
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
    number: { label: "Number", width: 172, valueOf: ({ tenderNumber }) => tenderNumber },
    title: {
      label: "Title",
      width: 144,
      valueOf: ({ title }) => title,
      cell: ({ id, title }) => (
        <span id={`tender-${id}`}>
          <TenderTitle id={id} title={title} />
        </span>
      ),
    },
    status: {
      label: "Status",
      width: 104,
      valueOf: (tender) => STATUS_IN[phaseOf(tender, serverNow())],
      cell: (tender) => <LivePhaseBadge tender={tender} />,
    },
    category: { label: "Category", width: 136, hidden: true, valueOf: ({ category }) => category },
    country: { label: "Country", width: 136, hidden: true, valueOf: ({ country }) => country },
    location: { label: "Location", width: 160, hidden: true, valueOf: ({ location }) => location },
    budgetFrom: { ...money("Budget from", ({ budgetMin }) => budgetMin), hidden: true },
    budgetTo: money("Budget to", ({ budgetMax }) => budgetMax),
    opens: { ...day("Opens", ({ openingDate }) => openingDate), hidden: true },
    closes: day("Closes", ({ closingDate }) => closingDate),
    created: day("Created", ({ createdAt }) => createdAt),
    sealed: { label: "Sealed", width: 96, hidden: true, valueOf: ({ sealed }) => (sealed ? "yes" : "no") },
    bids: { label: "Bids", width: 80, numeric: true, hidden: true, valueOf: ({ id }) => bidCounts?.get(id) ?? null },
  }) satisfies TableColumns<string, Tender>;
