import { type ApolloClient, type TypedDocumentNode } from "@apollo/client";

import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { readTenderChanges, withChanges } from "#web/features/tenders/tenderChanges.ts";
import { byClosing } from "#web/features/tenders/tenderOrder.ts";
import { answered } from "#web/graphql/answered.ts";
import { fresh } from "#web/graphql/fresh.ts";
import { OpenTendersDocument, type OpenTendersQuery } from "#web/graphql/generated.ts";

type OpenTenders = OpenTendersQuery["tenders"];
const OPEN_TENDERS: TypedDocumentNode<OpenTendersQuery> = OpenTendersDocument;
const LIST = { query: OPEN_TENDERS, variables: { first: MAX_PAGE } };

/** Reads all pages before any is shown, so that no partial list is rendered. */
async function everyPage(client: ApolloClient) {
  const pages: OpenTenders[] = [];
  for (let after: string | null = null; ; ) {
    const { tenders }: OpenTendersQuery = answered(await client.query({ ...LIST, variables: { first: MAX_PAGE, after }, ...fresh() }));
    pages.push(tenders);
    if (!tenders.pageInfo.hasNextPage) break;
    after = tenders.pageInfo.endCursor;
  }
  // A change between two pages is read with the next poll: the revision of the first page is the earliest.
  return { revision: pages[0]?.revision ?? "", nodes: pages.flatMap(({ nodes }) => nodes) };
}

/** Brings the list of the open tenders up to date: reads it whole at first, later only what has changed. */
export async function refreshOpenTenders(client: ApolloClient) {
  const shown = client.readQuery(LIST)?.tenders;
  const changes = shown && (await readTenderChanges(client, shown.revision));
  if (changes === null) return;
  const { revision, nodes } =
    shown && changes?.isComplete
      ? { ...changes, nodes: withChanges(shown.nodes, changes).filter(({ status }) => status === "open").sort(byClosing) }
      : await everyPage(client);
  const pageInfo = { __typename: "PageInfo", hasNextPage: false, endCursor: null } as const;
  client.writeQuery({ ...LIST, data: { tenders: { __typename: "TenderConnection", revision, nodes, pageInfo } } as OpenTendersQuery });
}
