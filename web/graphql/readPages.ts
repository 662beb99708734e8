import { type ApolloClient, type OperationVariables, type TypedDocumentNode } from "@apollo/client";

import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { dataOf } from "#web/graphql/dataOf.ts";
import { pollingOptions } from "#web/graphql/pollingOptions.ts";
import { type Connection, pageAfter } from "#web/graphql/pageAfter.ts";

interface List<Field extends string, Data> {
  query: TypedDocumentNode<Data>;
  variables: OperationVariables;
  /** The root field that contains the list. */
  field: Field;
}

/**
 * Reads pages of a list, bypassing the cache, until there are `count` nodes or no further pages. Before each further
 * page, calls `onRead` with the number of nodes read so far. If `onRead` throws an error, `readPages` stops and rejects
 * with this error.
 */
export async function readPages<Field extends string, Data extends Record<Field, Connection>>(
  client: ApolloClient,
  { query, variables, field }: List<Field, Data>,
  count: number,
  onRead?: (count: number) => void,
): Promise<Data> {
  const readPage = async (after: string | null) =>
    dataOf<Data>(
      await client.query({ query, variables: { ...variables, first: MAX_PAGE, after }, ...pollingOptions() }),
    );
  let read = await readPage(null);
  while (read[field].pageInfo.hasNextPage && read[field].nodes.length < count) {
    onRead?.(read[field].nodes.length);
    const { endCursor } = read[field].pageInfo;
    const next = await readPage(endCursor);
    read = pageAfter(field, endCursor).updateQuery(read, { fetchMoreResult: next });
  }
  return read;
}
