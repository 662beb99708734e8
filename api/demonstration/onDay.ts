/** The time `time` (UTC) on the day that is `days` days after the day of `now`; before it if `days` is negative. */
export function onDay(now: Date, days: number, time: string) {
  const day = new Date(now);
  day.setUTCDate(day.getUTCDate() + days);
  return new Date(`${day.toISOString().slice(0, 10)}T${time}Z`);
}
