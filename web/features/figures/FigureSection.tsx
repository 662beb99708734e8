import { Box, Button, Link as Anchor, Typography } from "@mui/material";
import { Download } from "lucide-react";
import { Suspense } from "react";
import { Link, useNavigate } from "react-router-dom";

import { CHART_HEIGHT, rowsHeight } from "#web/features/figures/chartHeight.ts";
import { cellText, type FigureColumn, type FigureSectionSpec } from "#web/features/figures/figureSections.ts";
import { FigureTable } from "#web/features/figures/FigureTable.tsx";
import { type ListFilter, tendersAddress } from "#web/features/figures/tendersAddress.ts";
import { words } from "#web/features/figures/words/figures.en.ts";
import { type FigureRowFragment } from "#web/graphql/generatedFigures.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { csvText } from "#web/ui/lists/table/csvText.ts";
import { saveText } from "#web/ui/saveText.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";

const FigureChart = lazyComponent(async () => (await import("#web/features/figures/FigureChart.tsx")).FigureChart);

/** A group with its labels and the filter of Tender Management that gives its tenders. */
interface FigureGroupRow {
  row: FigureRowFragment;
  label: string;
  /** The label on the chart's axis. */
  short: string;
  filter: ListFilter;
}

interface Props {
  spec: FigureSectionSpec;
  /** The header of the first column. */
  groups: string;
  rows: readonly FigureGroupRow[];
  fileName: string;
  /** Draws one horizontal bar for each of the first rows, instead of upright bars for all. */
  bars?: "horizontal";
}

/** A chart has at most this many horizontal bars. */
const MOST_BARS = 10;

/** A chart with the table of its numbers and its CSV file. The code that draws charts is loaded after the tables. */
export function FigureSection({ spec: { title, lead, columns, series }, groups, rows, fileName, bars }: Props) {
  const navigate = useNavigate();
  const drawn = bars ? rows.slice(0, MOST_BARS) : rows;
  const height = bars ? rowsHeight(drawn.length) : CHART_HEIGHT;
  const handlePress = (place: number) => {
    const pressed = drawn[place];
    if (pressed && pressed.row.tenders > 0) void navigate(tendersAddress(pressed.filter));
  };
  return (
    <SectionCard title={title}>
      <Lead>{lead}</Lead>
      {drawn.length < rows.length && <Lead>{words.firstOf(drawn.length, rows.length)}</Lead>}
      {/* Screen readers and the keyboard have the table, which has the same numbers and links. */}
      <Box aria-hidden sx={{ height, my: 2, "@media print": { breakInside: "avoid" } }}>
        <Suspense>
          <FigureChart
            labels={drawn.map(({ short }) => short)}
            series={series.map(({ valueOf, ...one }) => ({ ...one, data: drawn.map(({ row }) => valueOf(row)) }))}
            isHorizontal={bars === "horizontal"}
            height={height}
            onPress={handlePress}
          />
        </Suspense>
      </Box>
      <FigureTable
        label={title}
        head={[groups, ...columns.map(({ label }) => label)]}
        rows={rows.map((group) => ({
          key: group.row.group,
          header: group.label,
          cells: columns.map((column) => <Cell key={column.label} column={column} group={group} />),
        }))}
      />
      <Button
        variant="outlined"
        startIcon={<Download size={18} aria-hidden />}
        aria-label={words.downloadCsvOf(title)}
        sx={{ mt: 2 }}
        onClick={() => {
          const head = [groups, ...columns.map(({ label }) => label)];
          const lines = rows.map(({ row, label }) => [label, ...columns.map(({ valueOf }) => valueOf(row) ?? "")]);
          saveText(fileName, csvText([head, ...lines]), "text/csv");
        }}
      >
        {words.downloadCsv}
      </Button>
    </SectionCard>
  );
}

const Lead = ({ children }: { children: string }) => (
  <Typography variant="body2" sx={{ color: "text.secondary", maxWidth: MEASURE }}>
    {children}
  </Typography>
);

function Cell({ column, group: { row, label, filter } }: { column: FigureColumn; group: FigureGroupRow }) {
  const text = cellText(column, row);
  const count = column.valueOf(row);
  if (!column.links || !count) return text;
  const isAll = column.links === "all";
  return (
    <Anchor
      component={Link}
      to={tendersAddress(isAll ? filter : { ...filter, withoutBids: "true" })}
      aria-label={isAll ? words.opensTenders(count, label) : words.opensTendersWithoutBid(count, label)}
    >
      {text}
    </Anchor>
  );
}
