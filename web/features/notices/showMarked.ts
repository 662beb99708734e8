import { type ApolloClient } from "@apollo/client";

import { ToldNoticeFragmentDoc, type ToldNoticeFragment } from "#web/graphql/generatedNotices.ts";

/** Shows notices as read at a time, or as unread (null), in all lists on the screen. */
export const showMarked = (client: ApolloClient, ids: readonly string[], readAt: string | null) =>
  client.cache.batch({
    update(cache) {
      for (const id of ids)
        cache.updateFragment<ToldNoticeFragment>(
          {
            id: cache.identify({ __typename: "Notice", id }),
            fragment: ToldNoticeFragmentDoc,
            fragmentName: "ToldNotice",
          },
          (shown) => shown && { ...shown, readAt },
        );
    },
  });
