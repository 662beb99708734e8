import { formatUtc, formatUtcTenths } from "#web/format/dates.ts";

/**
 * The time when the server received a bid or revision. Those submitted to an earlier version of Axion have only the
 * time when they were stored.
 */
export const receivedText = ({ receivedAt, submittedAt }: { receivedAt?: string | null; submittedAt: string }) =>
  receivedAt ? formatUtcTenths(receivedAt) : formatUtc(submittedAt);
