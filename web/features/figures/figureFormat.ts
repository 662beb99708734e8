import { locale } from "#web/format/words/language.en.ts";

/** Shown instead of a figure that does not exist, such as the median of no values. */
export const NONE = "–";

const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
const shortMonth = new Intl.DateTimeFormat(locale, { month: "short", year: "2-digit", timeZone: "UTC" });
const longMonth = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });

const orNone = (format: Intl.NumberFormat) => (value: number | null) => (value === null ? NONE : format.format(value));
export const formatWhole = orNone(whole);
export const formatTenths = orNone(tenths);
export const formatPercent = orNone(percent);
/** Formats a month such as 2026-03, short for a chart's axis. */
export const formatShortMonth = (month: string) => shortMonth.format(new Date(`${month}-01`));
export const formatMonth = (month: string) => longMonth.format(new Date(`${month}-01`));
