import { locale } from "#web/format/words/language.en.ts";
import { counted, DAYS } from "#web/format/words/terms.en.ts";

const dollars = new Intl.NumberFormat(locale, { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** Formats an amount in US dollars without decimals (spec §9). */
export const formatMoney = (amount: number) => dollars.format(amount);

export const formatBudget = (min: number, max: number) =>
  min === max ? formatMoney(min) : `${formatMoney(min)} – ${formatMoney(max)}`;

export const formatTimeline = (days: number) => counted(days, DAYS);
