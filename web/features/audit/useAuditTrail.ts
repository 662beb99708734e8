import { type AuditFilter, useAuditTrailQuery } from "#web/graphql/generatedAudit.ts";
import { useMorePages } from "#web/graphql/useMorePages.ts";

/** Reads the audit records that match the filter, newest first. Further pages are loaded on demand. */
export function useAuditTrail(filter: AuditFilter | undefined) {
  const reading = useAuditTrailQuery({
    variables: { first: AUDIT_PAGE, filter },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const { data, previousData, loading, error, refetch } = reading;
  const { hasMore, step, readMore } = useMorePages(reading, "auditEvents");

  return {
    // While the records of a changed filter load, show the previous ones, so that the page does not jump.
    records: (data ?? (loading ? previousData : undefined))?.auditEvents.nodes,
    total: data?.auditEvents.totalCount,
    totalIsExact: data?.auditEvents.totalCountIsExact,
    hasMore,
    step,
    readMore,
    failed: Boolean(error),
    retry: () => void refetch().catch(() => undefined),
  };
}

/** The number of audit records per page. */
export const AUDIT_PAGE = 50;
