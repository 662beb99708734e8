/**
 * Returns the time of day `time`, in UTC, on the day that is `days` days after the day of `now`. A negative number
 * gives a day before.
 */
export function onDay(now: Date, days: number, time: string) {
  const day = new Date(now);
  day.setUTCDate(day.getUTCDate() + days);
  return new Date(`${day.toISOString().slice(0, 10)}T${time}Z`);
}
