import { type ApolloClient, NetworkStatus, type ObservableQuery, type TypedDocumentNode } from "@apollo/client";

import { dataOf } from "#web/graphql/dataOf.ts";
import { pollingOptions } from "#web/graphql/pollingOptions.ts";
import { BidsRevisionDocument, type BidsRevisionQuery } from "#web/graphql/generatedDeciding.ts";
import { type Connection } from "#web/graphql/pageAfter.ts";
import { readPages } from "#web/graphql/readPages.ts";

const REVISION: TypedDocumentNode<BidsRevisionQuery> = BidsRevisionDocument;

/** The queries of All Bids by name, with the field of the connection. */
const LISTS: Record<string, string> = { TendersByBids: "tendersByBids", BidsOfTender: "bids", BidsInTable: "bids" };

type Data = Record<string, Connection & { bidsRevision: string | null }>;

/**
 * Reads the revision of the bids, and refetches only the lists on the screen that have another revision. All lists
 * change simultaneously, so that a tender that moves to another group never disappears.
 * @param announced the revision, if the server has announced it
 */
export async function refreshBids(client: ApolloClient, ended: AbortSignal, announced?: string) {
  if (listsOnScreen(client).length === 0) return;
  const bidsRevision = announced ?? dataOf(await client.query({ query: REVISION, ...pollingOptions() })).bidsRevision;
  const stale = listsOnScreen(client).filter(({ shown }) => shown.bidsRevision !== bidsRevision);
  const read = await Promise.all(
    stale.map(async (list) => {
      const { nodes, pageInfo } = list.shown;
      // Refetch a completely loaded list completely, and any other list up to the number of items that it had.
      return {
        ...list,
        data: await readPages<string, Data>(client, list, pageInfo.hasNextPage ? nodes.length : Infinity),
      };
    }),
  );
  if (ended.aborted) return;
  client.cache.batch({
    update(cache) {
      for (const { observed, query, variables, field, shown, data } of read) {
        // Skip a list that changed during the request, by a decision, a further page or a filter; the next poll
        // retries.
        if (shownOf(observed, field) === shown) cache.writeQuery({ query, variables, data });
      }
    },
  });
}

function listsOnScreen(client: ApolloClient) {
  return [...client.getObservableQueries("active")].flatMap((observed) => {
    const field = LISTS[observed.queryName ?? ""];
    const shown = field && shownOf(observed, field);
    if (!shown || observed.getCurrentResult().networkStatus !== NetworkStatus.ready) return [];
    return [{ observed, query: observed.query, variables: observed.variables, field, shown }];
  });
}

const shownOf = (observed: ObservableQuery, field: string) =>
  (observed.getCurrentResult().data as Data | undefined)?.[field];
