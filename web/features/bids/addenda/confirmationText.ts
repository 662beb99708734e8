import { words } from "#web/features/bids/addenda/words/addenda.en.ts";
import { formatDateTime } from "#web/format/dates.ts";

interface Confirmation {
  addendum: number;
  confirmedAt: string;
  confirmedBy: string;
}

/** Says up to which addendum a bid is confirmed, when and by whom. */
export const confirmationText = ({ addendum, confirmedAt, confirmedBy }: Confirmation) =>
  words.confirmed(addendum, formatDateTime(confirmedAt), confirmedBy);
