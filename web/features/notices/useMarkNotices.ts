import { useApolloClient } from "@apollo/client/react";

import { setUnread } from "#web/features/notices/unread.ts";
import {
  NoticesDocument,
  ToldNoticeFragmentDoc,
  type ToldNoticeFragment,
  useMarkNoticesMutation,
} from "#web/graphql/generatedNotices.ts";

/** The maximum number of ids in a request. */
const MOST_IDS = 100;

export function useMarkNotices() {
  const { cache } = useApolloClient();
  const [mark] = useMarkNoticesMutation();

  return {
    /**
     * Marks a notice as read with an optimistic update, so that the list changes immediately. If the request fails, the
     * notice is unread again after the next refetch.
     */
    markOne: async ({ id }: Pick<ToldNoticeFragment, "id">) => {
      cache.updateFragment<ToldNoticeFragment>(
        {
          id: cache.identify({ __typename: "Notice", id }),
          fragment: ToldNoticeFragmentDoc,
          fragmentName: "ToldNotice",
        },
        (shown) => shown && { ...shown, readAt: new Date().toISOString() },
      );
      const { data } = await mark({ variables: { ids: [id] } });
      if (data) setUnread(data.markNotices);
    },
    /** Marks many notices as read or unread. Each request has as many as the server takes at once. */
    markMany: async (ids: readonly string[], unread: boolean) => {
      for (let start = 0; start < ids.length; start += MOST_IDS) {
        const isLast = start + MOST_IDS >= ids.length;
        const { data } = await mark({
          variables: { ids: ids.slice(start, start + MOST_IDS), ...(unread && { unread }) },
          ...(isLast && { refetchQueries: [NoticesDocument], awaitRefetchQueries: true }),
        });
        if (data) setUnread(data.markNotices);
      }
    },
    markAll: async () => {
      const { data } = await mark({
        variables: { all: true },
        refetchQueries: [NoticesDocument],
        awaitRefetchQueries: true,
      });
      if (data) setUnread(data.markNotices);
    },
  };
}
