import { formatUtc, formatUtcTenths } from "#web/format/dates.ts";

/**
 * The time when the server received a submission. Submissions to earlier versions of the product have only the time
 * when they were stored.
 */
export const receivedText = ({ receivedAt, submittedAt }: { receivedAt?: string | null; submittedAt: string }) =>
  receivedAt ? formatUtcTenths(receivedAt) : formatUtc(submittedAt);
