import { formatDateTime, formatTime } from "#web/format/dates.ts";

/** The time of day; with the date unless it is today. */
export function whenSaved(savedAt: string, now = new Date()) {
  return new Date(savedAt).toDateString() === now.toDateString() ? formatTime(savedAt) : formatDateTime(savedAt);
}
