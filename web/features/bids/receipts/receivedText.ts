import { formatUtc, formatUtcTenths } from "#web/format/dates.ts";

/** When the server received a submission; earlier versions kept the time of storing only. */
export const receivedText = ({ receivedAt, submittedAt }: { receivedAt?: string | null; submittedAt: string }) =>
  receivedAt ? formatUtcTenths(receivedAt) : formatUtc(submittedAt);
