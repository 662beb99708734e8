import { type ApolloClient, type OperationVariables, type TypedDocumentNode } from "@apollo/client";

import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { answered } from "#web/graphql/answered.ts";
import { fresh } from "#web/graphql/fresh.ts";
import { type Connection, pageAfter } from "#web/graphql/pageAfter.ts";

interface List<Field extends string, Data> {
  query: TypedDocumentNode<Data>;
  variables: OperationVariables;
  /** The field that holds the connection. */
  field: Field;
}

/** Reads pages of a list, past the cache, until there are `count` nodes or no more. `onRead` gets their number after each page; it ends the reading by throwing. */
export async function readPages<Field extends string, Data extends Record<Field, Connection>>(client: ApolloClient, { query, variables, field }: List<Field, Data>, count: number, onRead?: (count: number) => void): Promise<Data> {
  const readPage = async (after: string | null) => answered<Data>(await client.query({ query, variables: { ...variables, first: MAX_PAGE, after }, ...fresh() }));
  let read = await readPage(null);
  while (read[field].pageInfo.hasNextPage && read[field].nodes.length < count) {
    onRead?.(read[field].nodes.length);
    const { endCursor } = read[field].pageInfo;
    const next = await readPage(endCursor);
    read = pageAfter(field, endCursor).updateQuery(read, { fetchMoreResult: next });
  }
  return read;
}
