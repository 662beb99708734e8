import { formatDateTime } from "#web/format/dates.ts";

/** Says when the award of a tender was taken back, with the reason if one was given. */
export const takenBackText = (at: string, reason: string | null) =>
  `The award was taken back on ${formatDateTime(at)}.${reason ? ` Reason: ${reason}` : ""}`;
