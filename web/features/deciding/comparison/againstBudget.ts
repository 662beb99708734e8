import { locale } from "#web/format/words/language.en.ts";
import { words } from "#web/features/deciding/comparison/words/comparison.en.ts";
interface Budget {
  budgetMin: number;
  budgetMax: number;
}

const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
/** Formats a deviation as at least 0.1%, because a small deviation must not be shown as 0%. */
const share = (deviation: number) => percent.format(Math.max(deviation, 0.001));

/** Compares an amount with the budget. The wording is neutral, because a bid outside the budget is valid. */
export function againstBudget(amount: number, { budgetMin, budgetMax }: Budget) {
  if (amount > budgetMax)
    return budgetMax > 0 ? words.overTheMaximumBy(share(amount / budgetMax - 1)) : words.overTheMaximum;
  if (amount < budgetMin) return words.underTheMinimumBy(share(1 - amount / budgetMin));
  return words.withinRange;
}

/**
 * One linear scale for all bids of a tender.
 * @returns a function that converts an amount to its position from 0 to 1
 */
export function budgetScale({ budgetMin, budgetMax }: Budget, amounts: readonly number[]) {
  const all = [budgetMin, budgetMax, ...amounts];
  const from = all.reduce((least, amount) => Math.min(least, amount));
  const length = all.reduce((most, amount) => Math.max(most, amount)) - from;
  return (amount: number) => (length === 0 ? 0.5 : (amount - from) / length);
}
