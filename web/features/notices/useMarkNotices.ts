import { useApolloClient } from "@apollo/client/react";

import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { refreshNotices } from "#web/features/notices/refreshNotices.ts";
import { setUnread } from "#web/features/notices/unread.ts";
import {
  ToldNoticeFragmentDoc,
  type ToldNoticeFragment,
  useMarkNoticesMutation,
} from "#web/graphql/generatedNotices.ts";

/** What was done of a request to mark many notices. */
interface ManyMarked {
  /** The ids of the notices that the server has marked. */
  marked: readonly string[];
  /** The error that ended the work, if there was one. */
  failure?: unknown;
}

export function useMarkNotices() {
  const client = useApolloClient();
  const [mark] = useMarkNoticesMutation();

  const show = (ids: readonly string[], readAt: string | null) =>
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

  return {
    /**
     * Marks a notice as read with an optimistic update, so that the list changes immediately. If the request fails, the
     * notice is unread again after the next refetch.
     */
    markOne: async ({ id }: Pick<ToldNoticeFragment, "id">) => {
      show([id], new Date().toISOString());
      const { data } = await mark({ variables: { ids: [id] } });
      if (data) setUnread(data.markNotices);
    },
    /**
     * Marks many notices as read or unread. The server takes a limited number of ids per request, so a failure may come
     * after some notices are marked. Never rejects.
     */
    markMany: async (ids: readonly string[], isUnread: boolean): Promise<ManyMarked> => {
      let done = 0;
      let unread: number | undefined;
      let failure: unknown;
      try {
        while (done < ids.length) {
          const part = ids.slice(done, done + MAX_PAGE);
          const { data } = await mark({ variables: { ids: part, ...(isUnread && { unread: true }) } });
          done += part.length;
          unread = data?.markNotices;
          show(part, isUnread ? null : new Date().toISOString());
        }
      } catch (error) {
        failure = error;
      }
      if (unread !== undefined) {
        setUnread(unread);
        // A list of unread notices then leaves out the notices that were read.
        await refreshNotices(client);
      }
      return { marked: ids.slice(0, done), failure };
    },
    markAll: async () => {
      const { data } = await mark({ variables: { all: true } });
      if (data) setUnread(data.markNotices);
      await refreshNotices(client);
    },
  };
}
