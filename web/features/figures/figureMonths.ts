/** The periods to choose from, in months; the first one is the default. The current month is the last of a period. */
export const PERIODS = [12, 24, 36, 60] as const;

/** The months until the given one, in UTC, earliest first. */
export const monthsUntil = (last: Date, count: number) =>
  Array.from({ length: count }, (_, place) =>
    new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - count + 1 + place)).toISOString().slice(0, 7),
  );

/** The variables of a query of figures: its first and its last month. */
export const rangeOf = (months: readonly string[]) => ({ from: `${months[0]}-01`, to: `${months.at(-1)}-01` });
