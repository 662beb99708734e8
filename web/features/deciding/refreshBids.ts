import { type ApolloClient, NetworkStatus, type ObservableQuery, type TypedDocumentNode } from "@apollo/client";

import { dataOf } from "#web/graphql/dataOf.ts";
import { pollingOptions } from "#web/graphql/pollingOptions.ts";
import { BidsRevisionDocument, type BidsRevisionQuery } from "#web/graphql/generatedDeciding.ts";
import { type Connection } from "#web/graphql/pageAfter.ts";
import { readPages } from "#web/graphql/readPages.ts";

const REVISION: TypedDocumentNode<BidsRevisionQuery> = BidsRevisionDocument;

/** The queries of All Bids by operation name, each with the name of its connection field. */
const LISTS: Record<string, string> = { TendersByBids: "tendersByBids", BidsOfTender: "bids", BidsInTable: "bids" };

type Data = Record<string, Connection & { bidsRevision: string | null }>;

/**
 * Reads the current revision of the bids, and refetches the lists on the screen that have another revision. All lists
 * are updated at once, so that a tender that moves to another group never disappears in between.
 * @param announced the new revision, if the server has already sent it in an event
 */
export async function refreshBids(client: ApolloClient, ended: AbortSignal, announced?: string) {
  if (listsOnScreen(client).length === 0) return;
  const bidsRevision = announced ?? dataOf(await client.query({ query: REVISION, ...pollingOptions() })).bidsRevision;
  const stale = listsOnScreen(client).filter(({ shown }) => shown.bidsRevision !== bidsRevision);
  const read = await Promise.all(
    stale.map(async (list) => {
      const { nodes, pageInfo } = list.shown;
      // Refetch a completely loaded list completely. Refetch any other list up to its current number of items.
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
        // Skip a list that was changed during the request by a decision, a further page or a filter. The next poll
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
