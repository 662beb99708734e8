import { formatDateTime } from "#web/format/dates.ts";

interface Confirmation {
  addendum: number;
  confirmedAt: string;
  confirmedBy: string;
}

/** Says up to which addendum a bid is confirmed, when and by whom. */
export const confirmationText = ({ addendum, confirmedAt, confirmedBy }: Confirmation) =>
  `${addendum === 1 ? "Addendum 1" : `All addenda up to ${addendum}`} confirmed on ${formatDateTime(confirmedAt)} by ${confirmedBy}`;
