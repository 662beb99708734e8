const DIGEST_HOUR = 7;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Returns the first 07:00 in a time zone after the time `after`. Handles changes of daylight saving time. Uses UTC for
 * an unknown time zone.
 */
export function nextDigest(after: Date, timeZone: string | null): Date {
  const clock = clockOf(timeZone);
  const here = clock(after);
  const sevenOfDay = Date.UTC(here.getUTCFullYear(), here.getUTCMonth(), here.getUTCDate(), DIGEST_HOUR);
  const seven = [sevenOfDay, sevenOfDay + DAY_MS].map((shown) => momentShowing(clock, shown));
  return seven.find((moment) => moment > after) ?? new Date(sevenOfDay + 2 * DAY_MS);
}

/**
 * Returns the time at which the clock shows the local time `shown`. The offset of the time zone is subtracted twice,
 * because the offset at the first estimate may differ from the offset at the result.
 */
function momentShowing(clock: (moment: Date) => Date, shown: number) {
  let moment = new Date(shown);
  for (let time = 0; time < 2; time++) moment = new Date(shown - (clock(moment).getTime() - moment.getTime()));
  return moment;
}

/**
 * Returns a function that converts a time to the local time of the time zone. The UTC fields of its result are the
 * local time.
 */
function clockOf(timeZone: string | null) {
  const options = {
    calendar: "iso8601",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  } as const;
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat("en", { ...options, timeZone: timeZone ?? "UTC" });
  } catch {
    format = new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" });
  }
  return (moment: Date) => {
    const parts = Object.fromEntries(
      format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
    ) as Record<Intl.DateTimeFormatPartTypes, number>;
    return new Date(Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second));
  };
}
