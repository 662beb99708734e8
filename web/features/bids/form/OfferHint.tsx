import { useField } from "formik";

import { MAX_MONEY } from "#api/core/rules/fields.rules.ts";
import { parseMoney } from "#api/core/rules/typedNumber.rules.ts";

import { formatMoney } from "#web/format/amounts.ts";
import { words } from "#web/features/bids/form/words/bidForm.en.ts";

/**
 * Repeats the amount as formatted money, so that the bidder notices a zero too many. The budget range is a hint, not a
 * limit.
 */
export function OfferHint({ budgetRange }: { budgetRange: string }) {
  const [{ value }] = useField<string>("bidAmount");
  const amount = parseMoney(value);
  const offer = amount !== null && amount > 0 && amount <= MAX_MONEY ? formatMoney(amount) : null;
  return <>{words.budgetRangeOf(budgetRange, offer)}</>;
}
