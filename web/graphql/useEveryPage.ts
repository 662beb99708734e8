import { useEffect, useEffectEvent, useState } from "react";

import { type Connection, pageAfter, type PagedReading } from "#web/graphql/pageAfter.ts";

/** Reads the list in `field` to its end: each page as soon as the one before is there. */
export function useEveryPage<Field extends string, Data extends Record<Field, Connection>>(reading: PagedReading<Data>, field: Field) {
  const { data, error, fetchMore, refetch } = reading;
  const [stuckAt, setStuckAt] = useState<string | null>(null);
  const page: Data[Field] | undefined = data?.[field];
  const cursor = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  const stuck = cursor !== null && stuckAt === cursor;

  const read = useEffectEvent((after: string) => {
    fetchMore(pageAfter(field, after)).catch(() => setStuckAt(after));
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
    /** Goes on where it was stuck. */
    retry: () => (error ? readAgain() : setStuckAt(null)),
    /** From the first page on. */
    readAgain,
  };
}
