import { language, locale } from "#web/format/words/language.en.ts";

type Instant = Date | string;

const short = new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", year: "numeric", timeZone: "UTC" });
const LONG = { month: "long", day: "numeric", year: "numeric", timeZone: "UTC" } as const;
const long = { en: new Intl.DateTimeFormat("en-US", LONG), fr: new Intl.DateTimeFormat("fr-FR", LONG) };
const UTC = {
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
  timeZone: "UTC",
  timeZoneName: "short",
} as const;
const utc = new Intl.DateTimeFormat(locale, UTC);
const utcTenths = new Intl.DateTimeFormat(locale, { ...UTC, fractionalSecondDigits: 1 });
const clock = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const exact = new Intl.DateTimeFormat(locale, {
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

/**
 * Formats a day: Dec 31, 2026. A day is stored as a time in UTC and formatted in UTC, so that every user sees the day
 * that was picked.
 */
export const formatDate = (instant: Instant) => short.format(new Date(instant));

/** Formats a day in UTC as full month, day and year (spec §9, blog). */
export const formatLongDate = (instant: Instant, language: keyof typeof long = "en") =>
  long[language].format(new Date(instant));

/** Formats a time to the minute in the user's time zone, with the zone's name. */
export const formatDateTime = (instant: Instant) => exact.format(new Date(instant));

/** Formats a time to the second in UTC: Dec 31, 2026, 23:59:59 UTC. */
export const formatUtc = (instant: Instant) => utc.format(new Date(instant));

/** Formats a time to the tenth of a second in UTC, never rounded up: Dec 31, 2026, 23:59:58.1 UTC. */
export const formatUtcTenths = (instant: Instant) => utcTenths.format(new Date(instant));

const MINUTES = { month: "short", day: "numeric", minute: "2-digit" } as const;

/** The formatters of a time to the minute in the user's zone and in UTC, with or without the year. */
const both = (year?: "numeric", timeZone?: string) => ({
  local: new Intl.DateTimeFormat(locale, {
    ...MINUTES,
    year,
    hour: language === "en" ? "numeric" : "2-digit",
    timeZone,
  }),
  utc: new Intl.DateTimeFormat(locale, { ...MINUTES, year, hour: "2-digit", hourCycle: "h23", timeZone: "UTC" }),
});

/**
 * Formats a time to the minute, in the user's time zone and in UTC: Nov 28, 2:59 AM and Nov 27, 23:59. The current year
 * (UTC) is left out.
 * @param timeZone The user's time zone; default: that of the browser.
 */
export function formatLocalAndUtc(instant: Instant, now: Date, timeZone?: string) {
  const at = new Date(instant);
  const { local, utc: universal } = both(
    at.getUTCFullYear() === now.getUTCFullYear() ? undefined : "numeric",
    timeZone,
  );
  const isUtc = ["UTC", "Etc/UTC"].includes(local.resolvedOptions().timeZone);
  return { local: local.format(at), utc: universal.format(at), isUtc };
}

/** Formats the time of day in the user's time zone: 14:02. */
export const formatTime = (instant: Instant) => clock.format(new Date(instant));
