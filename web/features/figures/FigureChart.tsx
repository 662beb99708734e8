import { Box } from "@mui/material";
import { BarChart } from "@mui/x-charts/BarChart";

import { formatTenths } from "#web/features/figures/figureFormat.ts";
import { type FigureColour } from "#web/features/figures/figureSections.ts";

interface Props {
  labels: readonly string[];
  series: readonly { label: string; colour: FigureColour; stack?: string; data: readonly (number | null)[] }[];
  isHorizontal: boolean;
  height: number;
  /** Called with the place of the pressed bar's group. */
  onPress: (place: number) => void;
}

/** Draws bars with MUI X Charts. It is imported on demand, so that no other screen loads its code. */
export function FigureChart({ labels, series, isHorizontal, height, onPress }: Props) {
  const groups = { scaleType: "band" as const, data: [...labels] };
  const numbers = { min: 0, tickMinStep: 1, tickNumber: 4 };
  return (
    <Box sx={CHART}>
      <BarChart
        height={height}
        layout={isHorizontal ? "horizontal" : "vertical"}
        xAxis={[isHorizontal ? numbers : { ...groups, height: 28 }]}
        yAxis={[isHorizontal ? { ...groups, width: 120 } : { ...numbers, width: 36 }]}
        series={series.map(({ label, colour, stack, data }) => ({
          label,
          stack,
          data: [...data],
          color: COLOURS[colour],
          valueFormatter: formatTenths,
        }))}
        grid={isHorizontal ? { vertical: true } : { horizontal: true }}
        hideLegend={series.length === 1}
        slotProps={{ legend: { position: { vertical: "top", horizontal: "start" } } }}
        margin={{ top: 8, right: 8, bottom: 4, left: 4 }}
        disableKeyboardNavigation
        onItemClick={(_event, { dataIndex }) => onPress(dataIndex)}
      />
    </Box>
  );
}

const STEEL = "var(--mui-palette-text-secondary)";
/** The colours of the theme, also in the dark scheme. */
const COLOURS: Record<FigureColour, string> = {
  strong: STEEL,
  middle: `color-mix(in srgb, ${STEEL} 65%, var(--mui-palette-background-paper))`,
  light: `color-mix(in srgb, ${STEEL} 35%, var(--mui-palette-background-paper))`,
  signal: "var(--mui-palette-primary-main)",
};

const CHART = {
  "& .MuiBarElement-root, & .MuiBarChart-element": { cursor: "pointer" },
  // In forced colours the bars keep their fills; an outline separates those that the user's background would swallow.
  "@media (forced-colors: active)": {
    "& .MuiBarElement-root, & .MuiBarChart-element": { stroke: "CanvasText", strokeWidth: 1 },
  },
};
