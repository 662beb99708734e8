import { formatDateTime, formatTime } from "#web/format/dates.ts";

/** The time alone says today. */
export function whenSaved(savedAt: string, now = new Date()) {
  return new Date(savedAt).toDateString() === now.toDateString() ? formatTime(savedAt) : formatDateTime(savedAt);
}
