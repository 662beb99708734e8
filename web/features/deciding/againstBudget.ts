interface Budget {
  budgetMin: number;
  budgetMax: number;
}

const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 });
/** A deviation that rounds to nothing is still one. */
const share = (deviation: number) => percent.format(Math.max(deviation, 0.001));

/** The range is a hint: a bid outside it is as good as any. */
export function againstBudget(amount: number, { budgetMin, budgetMax }: Budget) {
  if (amount > budgetMax) return budgetMax > 0 ? `+${share(amount / budgetMax - 1)} over the maximum` : "over the maximum";
  if (amount < budgetMin) return `−${share(1 - amount / budgetMin)} under the minimum`;
  return "within range";
}

/** One scale for all bids of a tender, so that their marks can be compared: places as shares of its length, 0 to 1. */
export function budgetScale({ budgetMin, budgetMax }: Budget, amounts: readonly number[]) {
  const all = [budgetMin, budgetMax, ...amounts];
  const from = all.reduce((least, amount) => Math.min(least, amount));
  const length = all.reduce((most, amount) => Math.max(most, amount)) - from;
  return (amount: number) => (length === 0 ? 0.5 : (amount - from) / length);
}
