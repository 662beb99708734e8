import { type ApolloClient, type TypedDocumentNode } from "@apollo/client";

import { FIRST_PAGE, MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { readTenderChanges, withChanges, byClosing } from "#web/features/tenders/tenderChanges.ts";
import { dataOf } from "#web/graphql/dataOf.ts";
import { pollingOptions } from "#web/graphql/pollingOptions.ts";
import { OpenTendersDocument, type OpenTendersQuery } from "#web/graphql/generated.ts";

type OpenTenders = OpenTendersQuery["tenders"];
const OPEN_TENDERS: TypedDocumentNode<OpenTendersQuery> = OpenTendersDocument;
const LIST = { query: OPEN_TENDERS, variables: { first: FIRST_PAGE } };

/**
 * Reads all pages, one after the other. If there are more pages than one, `onFirst` is called with the first page as
 * soon as it arrives.
 */
async function everyPage(client: ApolloClient, onFirst: (page: OpenTenders) => void) {
  const pages: OpenTenders[] = [];
  for (let after: string | null = null; ;) {
    const { tenders }: OpenTendersQuery = dataOf(
      await client.query({
        ...LIST,
        variables: { first: after === null ? FIRST_PAGE : MAX_PAGE, after },
        ...pollingOptions(),
      }),
    );
    pages.push(tenders);
    if (!tenders.pageInfo.hasNextPage) break;
    if (after === null) onFirst(tenders);
    after = tenders.pageInfo.endCursor;
  }
  // Use the revision of the first page, because it is the earliest one. The next poll then reads any change that was
  // made between two pages.
  return { revision: pages[0]?.revision ?? "", nodes: pages.flatMap(({ nodes }) => nodes) };
}

/**
 * Updates the list of open tenders in the cache. The first call reads the whole list. Later calls read only the
 * changes, or the whole list again if the server cannot give all changes.
 * @param announced the new revision, if the server has already sent it in an event
 */
export async function refreshOpenTenders(client: ApolloClient, announced?: string) {
  const shown = client.readQuery(LIST)?.tenders;
  const show = (tenders: OpenTenders) => client.writeQuery({ ...LIST, data: { tenders } });
  const whole = shown && !shown.pageInfo.hasNextPage ? shown : undefined;
  const changes = whole && (await readTenderChanges(client, whole.revision, announced));
  if (changes === null) return;
  const { revision, nodes } =
    whole && changes?.isComplete
      ? {
          ...changes,
          nodes: withChanges(whole.nodes, changes)
            .filter(({ status }) => status === "open")
            .sort(byClosing),
        }
      : await everyPage(client, (first) => shown ?? show(first));
  show({
    __typename: "TenderConnection",
    revision,
    nodes,
    pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
  } as OpenTenders);
}
