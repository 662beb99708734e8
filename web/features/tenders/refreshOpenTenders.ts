import { type ApolloClient, type OperationVariables, type TypedDocumentNode } from "@apollo/client";

import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import {
  OpenTendersDocument,
  OpenTenderVersionsDocument,
  type OpenTendersQuery,
  type OpenTenderVersionsQuery,
} from "#web/graphql/generated.ts";

const TIMEOUT_MS = 20_000;

interface PageOf<Node> {
  tenders: { nodes: Node[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

async function everyPage<Node>(client: ApolloClient, query: TypedDocumentNode<PageOf<Node>, OperationVariables>) {
  const nodes: Node[] = [];
  let after: string | null = null;
  for (;;) {
    const { data }: { data?: PageOf<Node> } = await client.query({
      query,
      variables: { first: MAX_PAGE, after },
      fetchPolicy: "no-cache",
      context: { fetchOptions: { signal: AbortSignal.timeout(TIMEOUT_MS) } },
    });
    if (!data) throw new Error("The list of tenders came without data");
    nodes.push(...data.tenders.nodes);
    if (!data.tenders.pageInfo.hasNextPage) return nodes;
    after = data.tenders.pageInfo.endCursor;
  }
}

const fingerprint = (tenders: OpenTenderVersionsQuery["tenders"]["nodes"]) =>
  tenders.map(({ id, version }) => `${id}@${version}`).join();

/**
 * Refetches all pages of the open tenders and writes them to the cache at once, so that no partial list is rendered.
 * Polling saves data on phones: an unchanged list is not sent again.
 */
export async function refreshOpenTenders(client: ApolloClient) {
  const list = { query: OpenTendersDocument, variables: { first: MAX_PAGE } };
  const shown = client.readQuery<OpenTendersQuery>(list)?.tenders.nodes;
  if (shown) {
    const current = await everyPage<OpenTenderVersionsQuery["tenders"]["nodes"][number]>(client, OpenTenderVersionsDocument);
    if (fingerprint(current) === fingerprint(shown)) return;
  }
  const nodes = await everyPage<OpenTendersQuery["tenders"]["nodes"][number]>(client, OpenTendersDocument);
  const pageInfo = { __typename: "PageInfo", hasNextPage: false, endCursor: null };
  client.writeQuery({ ...list, data: { tenders: { __typename: "TenderConnection", nodes, pageInfo } } });
}
