import { words } from "#web/clock/words/clock.en.ts";
const HOUR = 60 * 60 * 1000;
const DAYS_FROM = 72;

/**
 * The time until a moment, rounded down: from three days on to whole days, otherwise to whole hours. Examples: "less
 * than an hour", "31 hours", "12 days".
 */
export function timeLeft(moment: string, now: Date) {
  const hours = hoursLeft(moment, now);
  if (hours < 1) return words.lessThanAnHour;
  if (hours < DAYS_FROM) return hours === 1 ? words.n1Hour : words.hours(hours);
  return words.days(Math.floor(hours / 24));
}

export const hoursLeft = (moment: string, now: Date) => Math.floor((new Date(moment).getTime() - now.getTime()) / HOUR);
