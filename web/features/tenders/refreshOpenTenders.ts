import { type ApolloClient, type TypedDocumentNode } from "@apollo/client";

import { FIRST_PAGE, MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { readTenderChanges, withChanges } from "#web/features/tenders/tenderChanges.ts";
import { byClosing } from "#web/features/tenders/tenderOrder.ts";
import { answered } from "#web/graphql/answered.ts";
import { fresh } from "#web/graphql/fresh.ts";
import { OpenTendersDocument, type OpenTendersQuery } from "#web/graphql/generated.ts";

type OpenTenders = OpenTendersQuery["tenders"];
const OPEN_TENDERS: TypedDocumentNode<OpenTendersQuery> = OpenTendersDocument;
const LIST = { query: OPEN_TENDERS, variables: { first: FIRST_PAGE } };

/** Reads all pages; the first one is shown as soon as it has come, the others together. */
async function everyPage(client: ApolloClient, onFirst: (page: OpenTenders) => void) {
  const pages: OpenTenders[] = [];
  for (let after: string | null = null; ; ) {
    const { tenders }: OpenTendersQuery = answered(await client.query({ ...LIST, variables: { first: after === null ? FIRST_PAGE : MAX_PAGE, after }, ...fresh() }));
    pages.push(tenders);
    if (!tenders.pageInfo.hasNextPage) break;
    if (after === null) onFirst(tenders);
    after = tenders.pageInfo.endCursor;
  }
  // A change between two pages is read with the next poll: the revision of the first page is the earliest.
  return { revision: pages[0]?.revision ?? "", nodes: pages.flatMap(({ nodes }) => nodes) };
}

/** Brings the list of the open tenders up to date: reads it whole at first, later only what has changed. @param told the revision that the server has told */
export async function refreshOpenTenders(client: ApolloClient, told?: string) {
  const shown = client.readQuery(LIST)?.tenders;
  const show = (tenders: OpenTenders) => client.writeQuery({ ...LIST, data: { tenders } });
  const whole = shown && !shown.pageInfo.hasNextPage ? shown : undefined;
  const changes = whole && (await readTenderChanges(client, whole.revision, told));
  if (changes === null) return;
  const { revision, nodes } =
    whole && changes?.isComplete
      ? { ...changes, nodes: withChanges(whole.nodes, changes).filter(({ status }) => status === "open").sort(byClosing) }
      : await everyPage(client, (first) => shown ?? show(first));
  show({ __typename: "TenderConnection", revision, nodes, pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null } } as OpenTenders);
}
