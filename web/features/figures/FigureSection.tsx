import { Box, Button, Link as Anchor, Typography } from "@mui/material";
import { Download } from "lucide-react";
import { Suspense } from "react";
import { Link, useNavigate } from "react-router-dom";

import {
  type FigureColumn,
  type FigureGroupRow,
  type FigureSectionSpec,
  listOf,
} from "#web/features/figures/figureSections.ts";
import { FigureTable } from "#web/features/figures/FigureTable.tsx";
import { TendersLink } from "#web/features/figures/TendersLink.tsx";
import { words } from "#web/features/figures/words/figures.en.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { csvText } from "#web/ui/lists/table/csvText.ts";
import { words as tableWords } from "#web/ui/lists/table/words/table.en.ts";
import { saveText } from "#web/ui/saveText.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";

const FigureChart = lazyComponent(async () => (await import("#web/features/figures/FigureChart.tsx")).FigureChart);

interface Props {
  spec: FigureSectionSpec;
  /** The header of the first column. */
  groups: string;
  rows: readonly FigureGroupRow[];
  fileName: string;
  /** Draws one horizontal bar for each of the first rows, instead of upright bars for all. */
  isHorizontal?: boolean;
}

/** A chart has at most this many horizontal bars. */
const MOST_BARS = 10;

/** A chart with the table of its numbers and its CSV file. The code that draws charts is loaded after the tables. */
export function FigureSection({ spec, groups, rows, fileName, isHorizontal = false }: Props) {
  const { title, lead, columns, series } = spec;
  const navigate = useNavigate();
  const drawn = isHorizontal ? rows.slice(0, MOST_BARS) : rows;
  // The height in pixels is reserved before the chart is loaded.
  const height = isHorizontal ? 40 + drawn.length * 32 : 320;
  const pressable = series.filter(({ column }) => column.counts).map(({ column }) => column.label);
  const handlePress = (place: number, group: number) => {
    const address = listOf(series[place]!.column, drawn[group]!);
    if (address) void navigate(address);
  };
  const head = [groups, ...columns.map(({ label }) => label)];
  return (
    <SectionCard title={title}>
      <Lead>{lead}</Lead>
      {pressable.length > 0 && <Lead>{words.pressBar(pressable.join(", "))}</Lead>}
      {drawn.length < rows.length && <Lead>{words.firstOf(drawn.length, rows.length)}</Lead>}
      {/* Screen readers and the keyboard have the table, which has the same numbers and links. */}
      <Box aria-hidden sx={{ height, my: 2, "@media print": { breakInside: "avoid" } }}>
        <Suspense>
          <FigureChart
            labels={drawn.map(({ short }) => short)}
            series={series.map(({ column: { label, valueOf, counts }, ...drawing }) => ({
              ...drawing,
              label,
              data: drawn.map(({ row }) => valueOf(row)),
              isPressable: counts !== undefined,
            }))}
            isHorizontal={isHorizontal}
            onPress={handlePress}
          />
        </Suspense>
      </Box>
      <FigureTable
        label={title}
        head={head}
        rows={rows.map((group) => ({
          key: group.row.group,
          header: <TendersLink tenders={group.row.tenders} filter={group.filter} label={group.label} />,
          cells: columns.map((column) => <Cell key={column.label} column={column} group={group} />),
        }))}
      />
      <Button
        variant="outlined"
        startIcon={<Download size={18} aria-hidden />}
        aria-label={tableWords.downloadCsvOf(title)}
        sx={{ mt: 2 }}
        onClick={() => {
          const lines = rows.map(({ row, label }) => [
            label,
            ...columns.map(({ valueOf, format }) => format.rounded(valueOf(row))),
          ]);
          saveText(fileName, csvText([head, ...lines]), "text/csv");
        }}
      >
        {tableWords.downloadCsv}
      </Button>
    </SectionCard>
  );
}

const Lead = ({ children }: { children: string }) => (
  <Typography variant="body2" sx={{ color: "text.secondary", maxWidth: MEASURE }}>
    {children}
  </Typography>
);

function Cell({ column, group }: { column: FigureColumn; group: FigureGroupRow }) {
  const { counts, valueOf, format } = column;
  const value = valueOf(group.row);
  const address = listOf(column, group);
  if (!address || value === null) return format.text(value);
  const name = counts === "all" ? words.opensTenders : words.opensTendersWithoutBid;
  return (
    <Anchor component={Link} to={address} aria-label={name(value, group.label)}>
      {format.text(value)}
    </Anchor>
  );
}
