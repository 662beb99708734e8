/** The height of a chart of upright bars, in pixels. It is reserved before the chart is loaded. */
export const CHART_HEIGHT = 280;

/** The height of a chart with this many horizontal bars, in pixels. */
export const rowsHeight = (rows: number) => 48 + rows * 32;
