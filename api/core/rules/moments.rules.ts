const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/i;
const DAY_START = "T00:00:00.000Z";
const DAY_END = "T23:59:59.999Z";

/** Which moment a date without a time means: its first or its last one, in UTC. */
export type DayEdge = "day start" | "day end";

/** A date without a time, before a field says which moment of it is meant. It reads as the first one, in UTC. */
class DateOnly extends Date {}

/** Reads an ISO 8601 instant, or a date without a time; null for anything else, and for a day that is in no calendar. */
export function readMoment(text: string): Date | null {
  const typed = text.trim();
  const isDate = DATE_ONLY.test(typed);
  if (!isDate && !INSTANT.test(typed)) return null;
  const moment = isDate ? new DateOnly(typed + DAY_START) : new Date(typed);
  return isCalendarDay(typed.slice(0, 10)) && !Number.isNaN(moment.getTime()) ? moment : null;
}

/** The moment that is meant: an instant is itself, a date without a time the given edge of that day. */
export const atEdge = (moment: Date, edge: DayEdge) =>
  moment instanceof DateOnly ? new Date(moment.toISOString().slice(0, 10) + (edge === "day end" ? DAY_END : DAY_START)) : moment;

/** JavaScript reads 2026-02-30 as 2 March; a procurement deadline may not move by itself. */
export function isCalendarDay(day: string) {
  const parsed = new Date(day + DAY_START);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}
