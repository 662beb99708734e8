import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";

import { FIRST_PAGE } from "#api/core/rules/page.rules.ts";
import { refreshNotices } from "#web/features/notices/refreshNotices.ts";
import { useUnread } from "#web/features/notices/unread.ts";
import { type NoticeTopic, useNoticesQuery } from "#web/graphql/generatedNotices.ts";
import { useMorePages } from "#web/graphql/useMorePages.ts";

/**
 * Loads the user's notices, newest first. `tenderId` selects the notices about a tender, `about` selects the unread
 * notices about a topic. Further pages are loaded on demand. A change of the unread count refetches the list
 * up to its current number of notices.
 */
export function useNotices({ tenderId, about }: { tenderId: string; about: NoticeTopic | "" }) {
  const reading = useNoticesQuery({
    variables: {
      first: FIRST_PAGE,
      filter: tenderId || about ? { ...(tenderId && { tenderId }), ...(about && { unread: true, about }) } : undefined,
    },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const { data, previousData, loading, error, refetch } = reading;
  const { hasMore, step, readMore } = useMorePages(reading, "notices");
  const unread = useUnread();
  const client = useApolloClient();
  useEffect(() => {
    void refreshNotices(client);
  }, [unread, client]);

  return {
    notices: (data ?? (loading ? previousData : undefined))?.notices.nodes,
    hasMore,
    step,
    readMore,
    failed: Boolean(error),
    retry: () => void refetch().catch(() => undefined),
  };
}
