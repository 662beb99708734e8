type Instant = Date | string;

const short = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric", timeZone: "UTC" });
const long = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", year: "numeric", timeZone: "UTC" });
const exact = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

/** The calendar day that was picked, everywhere the same: days are stored by UTC (Dec 31, 2026). */
export const formatDate = (instant: Instant) => short.format(new Date(instant));

/** Spec §9, blog: full month, day, year. */
export const formatLongDate = (instant: Instant) => long.format(new Date(instant));

/** The exact moment in the viewer's time zone, which it names. */
export const formatDateTime = (instant: Instant) => exact.format(new Date(instant));
