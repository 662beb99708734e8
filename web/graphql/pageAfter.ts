/** A list with cursor pagination. */
export interface Connection<Node = unknown> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/**
 * Returns options for Apollo's `fetchMore`, which then appends the next page to the list in `field`. A page that is
 * fetched twice is appended only once.
 * @param after The cursor after which the page begins.
 * @param first The page size, if it differs from that of the first page.
 */
export const pageAfter = <Field extends string>(field: Field, after: string | null, first?: number) => ({
  variables: { after, ...(first !== undefined && { first }) },
  updateQuery<Data extends Record<Field, Connection>>(
    shown: Data,
    { fetchMoreResult: next }: { fetchMoreResult: Data },
  ): Data {
    if (shown[field].pageInfo.endCursor !== after) return shown;
    return {
      ...shown,
      [field]: {
        ...shown[field],
        pageInfo: next[field].pageInfo,
        nodes: [...shown[field].nodes, ...next[field].nodes],
      },
    };
  },
});

/** The part of a query hook's result that pagination needs. */
export interface PagedReading<Data> {
  data?: Data;
  error?: unknown;
  fetchMore: (next: {
    variables: { after: string | null };
    updateQuery: (shown: Data, more: { fetchMoreResult: Data }) => Data;
  }) => Promise<unknown>;
  refetch: () => Promise<unknown>;
}
