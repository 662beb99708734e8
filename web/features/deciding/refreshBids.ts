import { type ApolloClient, NetworkStatus, type ObservableQuery, type TypedDocumentNode } from "@apollo/client";

import { answered } from "#web/graphql/answered.ts";
import { fresh } from "#web/graphql/fresh.ts";
import { BidsRevisionDocument, type BidsRevisionQuery } from "#web/graphql/generatedDeciding.ts";
import { type Connection } from "#web/graphql/pageAfter.ts";
import { readPages } from "#web/graphql/readPages.ts";

const REVISION: TypedDocumentNode<BidsRevisionQuery> = BidsRevisionDocument;

/** The lists of All Bids by the names of their queries, with the field of the connection. */
const LISTS: Record<string, string> = { TendersByBids: "tendersByBids", BidsOfTender: "bids", BidsInTable: "bids" };

type Data = Record<string, Connection & { bidsRevision: string | null }>;

/**
 * Asks for the revision of the bids alone, and reads each list on the screen again that has another one: as many pages as are
 * shown. All lists change at once, so that a tender that moves to another group is always in one of them.
 * @param told the revision, where the server has told it by itself
 */
export async function refreshBids(client: ApolloClient, ended: AbortSignal, told?: string) {
  if (listsOnScreen(client).length === 0) return;
  const bidsRevision = told ?? answered(await client.query({ query: REVISION, ...fresh() })).bidsRevision;
  const stale = listsOnScreen(client).filter(({ shown }) => shown.bidsRevision !== bidsRevision);
  const read = await Promise.all(
    stale.map(async (list) => {
      const { nodes, pageInfo } = list.shown;
      // A list that was complete stays complete.
      return { ...list, data: await readPages<string, Data>(client, list, pageInfo.hasNextPage ? nodes.length : Infinity) };
    }),
  );
  if (ended.aborted) return;
  client.cache.batch({
    update(cache) {
      for (const { observed, query, variables, field, shown, data } of read) {
        // What was decided, loaded or looked for meanwhile is newer; the next poll asks again.
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

const shownOf = (observed: ObservableQuery, field: string) => (observed.getCurrentResult().data as Data | undefined)?.[field];
