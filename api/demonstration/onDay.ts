/** The moment at `time` (UTC) of the day that is `days` days from the day of `now`; `days` is negative in the past. */
export function onDay(now: Date, days: number, time: string) {
  const day = new Date(now);
  day.setUTCDate(day.getUTCDate() + days);
  return new Date(`${day.toISOString().slice(0, 10)}T${time}Z`);
}
