type Instant = Date | string;

const short = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric", timeZone: "UTC" });
const LONG = { month: "long", day: "numeric", year: "numeric", timeZone: "UTC" } as const;
const long = { en: new Intl.DateTimeFormat("en-US", LONG), fr: new Intl.DateTimeFormat("fr-FR", LONG) };
const utc = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
  timeZone: "UTC",
  timeZoneName: "short",
});
const clock = new Intl.DateTimeFormat("en-US", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
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
export const formatLongDate = (instant: Instant, language: keyof typeof long = "en") => long[language].format(new Date(instant));

/** The exact moment in the viewer's time zone, which it names. */
export const formatDateTime = (instant: Instant) => exact.format(new Date(instant));

/** The same moment for everybody, to the second: Dec 31, 2026, 23:59:59 UTC. */
export const formatUtc = (instant: Instant) => utc.format(new Date(instant));

/** The time of day in the viewer's time zone, 14:02. */
export const formatTime = (instant: Instant) => clock.format(new Date(instant));
