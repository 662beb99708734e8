import { useApolloClient } from "@apollo/client/react";

import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { refreshNotices } from "#web/features/notices/refreshNotices.ts";
import { showMarked } from "#web/features/notices/showMarked.ts";
import { setUnread } from "#web/features/notices/unread.ts";
import { useMarkNoticesMutation } from "#web/graphql/generatedNotices.ts";

/** The outcome of marking many notices. */
interface ManyMarked {
  /** The ids of the notices that the server has marked. */
  marked: readonly string[];
  /** The error that ended the work, if there was one. */
  failure?: unknown;
}

/**
 * Returns a function that marks many notices as read or unread. The server takes a limited number of ids per request,
 * so a failure may come after some notices are marked. The function never rejects.
 */
export function useMarkMany() {
  const client = useApolloClient();
  const [mark] = useMarkNoticesMutation();
  return async (ids: readonly string[], isUnread: boolean): Promise<ManyMarked> => {
    let done = 0;
    let unread: number | undefined;
    let failure: unknown;
    try {
      while (done < ids.length) {
        const part = ids.slice(done, done + MAX_PAGE);
        const { data } = await mark({ variables: { ids: part, ...(isUnread && { unread: true }) } });
        done += part.length;
        unread = data?.markNotices;
        showMarked(client, part, isUnread ? null : new Date().toISOString());
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
  };
}
