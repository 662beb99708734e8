import { Box } from "@mui/material";
import { BarChart } from "@mui/x-charts/BarChart";

import { TENTHS } from "#web/features/figures/figureFormat.ts";
import { type FigureColour } from "#web/features/figures/figureSections.ts";

interface Props {
  labels: readonly string[];
  series: readonly {
    label: string;
    colour: FigureColour;
    stack?: string;
    data: readonly (number | null)[];
    isPressable: boolean;
  }[];
  isHorizontal: boolean;
  /** Called with the indexes of the pressed bar's series and of its group. */
  onPress: (series: number, group: number) => void;
}

/** Draws bars with MUI X Charts. It is imported on demand, so that no other screen loads its code. */
export function FigureChart({ labels, series, isHorizontal, onPress }: Props) {
  const groups = { scaleType: "band" as const, data: labels.map(shortened) };
  const numbers = { min: 0, tickMinStep: 1, tickNumber: 4, valueFormatter: TENTHS.text };
  return (
    <Box sx={CHART}>
      <BarChart
        layout={isHorizontal ? "horizontal" : "vertical"}
        xAxis={[{ ...(isHorizontal ? numbers : groups), height: 28 }]}
        yAxis={[{ ...(isHorizontal ? groups : numbers), width: "auto" }]}
        series={series.map(({ label, colour, stack, data }, place) => ({
          id: String(place),
          label,
          stack,
          data: [...data],
          color: COLOURS[colour],
          valueFormatter: TENTHS.text,
        }))}
        grid={isHorizontal ? { vertical: true } : { horizontal: true }}
        hideLegend={series.length === 1}
        slotProps={{
          legend: { position: { vertical: "top", horizontal: "start" } },
          bar: ({ seriesId }) => ({ cursor: series[Number(seriesId)]?.isPressable ? "pointer" : "default" }),
        }}
        margin={{ top: 8, right: 8, bottom: 4, left: 4 }}
        skipAnimation
        disableKeyboardNavigation
        onItemClick={(_event, { seriesId, dataIndex }) => onPress(Number(seriesId), dataIndex)}
      />
    </Box>
  );
}

/** The longest name of a country has 32 characters. Only a username can be longer. */
const LONGEST = 32;
const shortened = (name: string) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

const STEEL = "var(--mui-palette-text-secondary)";
/** The colours of the theme, also in the dark scheme. */
const COLOURS: Record<FigureColour, string> = {
  strong: STEEL,
  middle: `color-mix(in srgb, ${STEEL} 65%, var(--mui-palette-background-paper))`,
  light: `color-mix(in srgb, ${STEEL} 35%, var(--mui-palette-background-paper))`,
  signal: "var(--mui-palette-primary-main)",
};

const CHART = {
  height: "100%",
  // In forced colours the bars keep their fills; an outline separates those that the user's background would swallow.
  "@media (forced-colors: active)": { "& .MuiBarChart-element": { stroke: "CanvasText", strokeWidth: 1 } },
};
