import { useEffect, useEffectEvent, useState } from "react";

import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { type Connection, pageAfter, type PagedReading } from "#web/graphql/pageAfter.ts";

/** Fetches all pages of the list in `field`, one after the other. */
export function useEveryPage<Field extends string, Data extends Record<Field, Connection>>(
  reading: PagedReading<Data>,
  field: Field,
) {
  const { data, error, fetchMore, refetch } = reading;
  const [stuckAt, setStuckAt] = useState<string | null>(null);
  const page: Data[Field] | undefined = data?.[field];
  const cursor = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  const stuck = cursor !== null && stuckAt === cursor;

  const read = useEffectEvent((after: string) => {
    fetchMore(pageAfter(field, after, MAX_PAGE)).catch(() => setStuckAt(after));
  });
  useEffect(() => {
    if (cursor !== null && !stuck) read(cursor);
  }, [cursor, stuck]);

  function readAgain() {
    setStuckAt(null);
    void refetch().catch(() => undefined);
  }
  return {
    nodes: page?.nodes as Data[Field]["nodes"] | undefined,
    hasMore: cursor !== null,
    failed: Boolean(error) || stuck,
    /** Requests the failed page again. If the first page failed, refetches the list. */
    retry: () => (error ? readAgain() : setStuckAt(null)),
    /** Refetches the list from its first page. */
    readAgain,
  };
}
