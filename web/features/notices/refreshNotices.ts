import { type ApolloClient, type TypedDocumentNode } from "@apollo/client";

import { FIRST_PAGE } from "#api/core/rules/page.rules.ts";
import { NoticesDocument, type NoticesQuery } from "#web/graphql/generatedNotices.ts";
import { readPages } from "#web/graphql/readPages.ts";

const NOTICES: TypedDocumentNode<NoticesQuery> = NoticesDocument;

/**
 * Refetches the lists of notices on the screen, each up to its current number of notices, so that the user keeps the
 * place in the list. After a failure, a list with further pages stays as it is.
 */
export async function refreshNotices(client: ApolloClient) {
  await Promise.allSettled(
    [...client.getObservableQueries("active")]
      .filter(({ queryName }) => queryName === "Notices")
      .map(async (observed) => {
        const list = { query: NOTICES, variables: observed.variables };
        const countShown = () => client.readQuery(list)?.notices.nodes.length ?? 0;
        if (countShown() <= FIRST_PAGE) {
          await observed.refetch();
          return;
        }
        let data: NoticesQuery;
        // A further page may arrive during the request. Then there are too few notices, so read again.
        do data = await readPages<"notices", NoticesQuery>(client, { ...list, field: "notices" }, countShown());
        while (data.notices.pageInfo.hasNextPage && data.notices.nodes.length < countShown());
        client.writeQuery({ ...list, data });
      }),
  );
}
