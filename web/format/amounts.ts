const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** Formats an amount in US dollars without decimals (spec §9). */
export const formatMoney = (amount: number) => dollars.format(amount);

export const formatBudget = (min: number, max: number) =>
  min === max ? formatMoney(min) : `${formatMoney(min)} – ${formatMoney(max)}`;

export const formatTimeline = (days: number) => (days === 1 ? "1 day" : `${days.toLocaleString("en-US")} days`);
