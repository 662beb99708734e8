import { useApolloClient } from "@apollo/client/react";

import { refreshNotices } from "#web/features/notices/refreshNotices.ts";
import { showMarked } from "#web/features/notices/showMarked.ts";
import { setUnread } from "#web/features/notices/unread.ts";
import { type ToldNoticeFragment, useMarkNoticesMutation } from "#web/graphql/generatedNotices.ts";

export function useMarkNotices() {
  const client = useApolloClient();
  const [mark] = useMarkNoticesMutation();

  return {
    /**
     * Marks a notice as read with an optimistic update, so that the list changes immediately. If the request fails, the
     * notice is unread again after the next refetch.
     */
    markOne: async ({ id }: Pick<ToldNoticeFragment, "id">) => {
      showMarked(client, [id], new Date().toISOString());
      const { data } = await mark({ variables: { ids: [id] } });
      if (data) setUnread(data.markNotices);
    },
    markAll: async () => {
      const { data } = await mark({ variables: { all: true } });
      if (data) setUnread(data.markNotices);
      await refreshNotices(client);
    },
  };
}
