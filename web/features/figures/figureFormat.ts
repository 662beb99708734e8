import { locale } from "#web/format/words/language.en.ts";

/** Shown instead of a figure that does not exist, such as the median of no values. */
const NONE = "–";

/** How a figure is shown, and rounded in the same way for a CSV file. */
export interface FigureFormat {
  text: (value: number | null) => string;
  rounded: (value: number | null) => number | null;
}

function figureFormat(decimals: number, style: "decimal" | "percent" = "decimal"): FigureFormat {
  const format = new Intl.NumberFormat(locale, { style, maximumFractionDigits: decimals });
  const unit = 10 ** (style === "percent" ? decimals + 2 : decimals);
  return {
    text: (value) => (value === null ? NONE : format.format(value)),
    rounded: (value) => (value === null ? null : Math.round(value * unit) / unit),
  };
}

export const WHOLE = figureFormat(0);
export const TENTHS = figureFormat(1);
export const PERCENT = figureFormat(0, "percent");

const shortMonth = new Intl.DateTimeFormat(locale, { month: "short", year: "2-digit", timeZone: "UTC" });
const longMonth = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });

/** Formats a month such as 2026-03, short for a chart's axis. */
export const formatShortMonth = (month: string) => shortMonth.format(new Date(`${month}-01`));
export const formatMonth = (month: string) => longMonth.format(new Date(`${month}-01`));
