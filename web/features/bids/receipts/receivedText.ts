import { formatUtc, formatUtcTenths } from "#web/format/dates.ts";

/**
 * The time when the server received a bid or revision. Earlier versions of Axion did not record that time; for their
 * bids and revisions this is the time when they were stored.
 */
export const receivedText = ({ receivedAt, submittedAt }: { receivedAt?: string | null; submittedAt: string }) =>
  receivedAt ? formatUtcTenths(receivedAt) : formatUtc(submittedAt);
