/** A list that the api gives page by page. */
export interface Connection<Node = unknown> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** What `fetchMore` takes to join the page after a cursor to the list in `field`. A page that was asked for twice is added once. */
export const pageAfter = <Field extends string>(field: Field, after: string | null) => ({
  variables: { after },
  updateQuery<Data extends Record<Field, Connection>>(shown: Data, { fetchMoreResult: next }: { fetchMoreResult: Data }): Data {
    if (shown[field].pageInfo.endCursor !== after) return shown;
    return { ...shown, [field]: { ...next[field], nodes: [...shown[field].nodes, ...next[field].nodes] } };
  },
});

/** Of what a query's hook returns, what reading its further pages takes. */
export interface PagedReading<Data> {
  data?: Data;
  error?: unknown;
  fetchMore: (next: {
    variables: { after: string | null };
    updateQuery: (shown: Data, more: { fetchMoreResult: Data }) => Data;
  }) => Promise<unknown>;
  refetch: () => Promise<unknown>;
}
