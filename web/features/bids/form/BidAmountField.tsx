import { useField } from "formik";

import { formatMoney } from "#web/format/money.ts";
import { plainAmount } from "#web/format/plainAmount.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";

/** Read back as money, because a zero too many in billions is easily typed; the range is a hint, not a limit. */
export function BidAmountField({ budgetRange }: { budgetRange: string }) {
  const [{ value }] = useField<string>("bidAmount");
  const digits = plainAmount(value);
  const offer = /^[1-9]\d*$/.test(digits) && Number.isSafeInteger(Number(digits)) ? formatMoney(Number(digits)) : null;

  return (
    <FormField
      name="bidAmount"
      label="Bid amount (USD)"
      type="number"
      autoComplete="transaction-amount"
      helperText={`Budget range: ${budgetRange}${offer ? `. You offer ${offer}` : ""}`}
      required
    />
  );
}
