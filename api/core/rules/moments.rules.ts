const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/i;
const DAY_START = "T00:00:00.000Z";
const DAY_END = "T23:59:59.999Z";

/** The time that a date without a time means: the first or the last moment of the day, in UTC. */
export type DayEdge = "day start" | "day end";

/**
 * A date without a time, to which the rule of a field has not yet applied a DayEdge. Its value is the first moment of
 * the day, in UTC.
 */
class DateOnly extends Date {}

/** Parses an ISO 8601 time or a date without a time; null for anything else, and for a day that does not exist. */
export function readMoment(text: string): Date | null {
  const typed = text.trim();
  const isDate = DATE_ONLY.test(typed);
  if (!isDate && !INSTANT.test(typed)) return null;
  const moment = isDate ? new DateOnly(typed + DAY_START) : new Date(typed);
  return isCalendarDay(typed.slice(0, 10)) && !Number.isNaN(moment.getTime()) ? moment : null;
}

/** Converts a date without a time to the given edge of its day; returns a full time unchanged. */
export const atEdge = (moment: Date, edge: DayEdge) =>
  moment instanceof DateOnly
    ? new Date(moment.toISOString().slice(0, 10) + (edge === "day end" ? DAY_END : DAY_START))
    : moment;

/** True if the day exists. JavaScript parses 2026-02-30, which does not exist, as 2 March. */
export function isCalendarDay(day: string) {
  const parsed = new Date(day + DAY_START);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}
