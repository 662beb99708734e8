import { type BidderProfile } from "#web/features/tenders/bidderProfile.ts";
import { TenderRow } from "#web/features/tenders/browse/TenderRow.tsx";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { LongTable } from "#web/ui/lists/LongTable.tsx";
import { words } from "#web/features/tenders/browse/words/browse.en.ts";

interface Props {
  tenders: readonly TenderFactsFragment[];
  now: Date;
  profile: BidderProfile;
}

const COLUMNS = [
  { name: words.tender, width: 240 },
  { name: words.budgetFrom, width: 132, numeric: true },
  { name: words.budgetTo, width: 132, numeric: true },
  { name: words.closesYourTime, width: 156, numeric: true },
  { name: words.daysLeft, width: 64, numeric: true },
  { name: words.action, width: 200 },
];

export function TenderTable({ tenders, now, profile }: Props) {
  const head = COLUMNS.map(({ name, width, numeric }) => (
    <th key={name} scope="col" style={{ width }} data-numeric={numeric}>
      {name}
    </th>
  ));
  return (
    <LongTable
      label={words.openTenders}
      items={tenders}
      head={head}
      cells={(tender) => <TenderRow tender={tender} now={now} profile={profile} />}
      minWidth={COLUMNS.reduce((sum, { width }) => sum + width, 0)}
      sx={CELLS}
    />
  );
}

const CELLS = {
  "& td, & th": { px: 1.25, py: 1, overflowWrap: "anywhere" },
  "& thead th": { typography: "body2", fontWeight: 600 },
  "& [data-numeric]": { fontVariantNumeric: "tabular-nums" },
  "& td[data-numeric]": { typography: "body2", textWrap: "balance" },
  "& time": { display: "block" },
  "& th:first-of-type": { position: { xs: "static", md: "sticky" } },
  "& tbody th": { fontWeight: 400 },
};
