import { useEffect, useRef } from "react";

import { setUnread, useUnread } from "#web/features/notices/unread.ts";
import { type MarkNoticesMutationVariables, useMarkNoticesMutation } from "#web/graphql/generatedNotices.ts";

/**
 * Marks the unread notices about a bid, a tender or a topic as read, because the surrounding screen shows what they are
 * about. Renders nothing and ignores failures.
 */
export function MarkRead({
  bidId,
  tenderId,
  about,
}: Pick<MarkNoticesMutationVariables, "bidId" | "tenderId" | "about">) {
  const unread = useUnread();
  /**
   * The number of unread notices after the last request. While the number is unchanged, no further request is needed.
   */
  const left = useRef(0);
  const [mark] = useMarkNoticesMutation();

  useEffect(() => {
    // While the tab is in the background, the user has not seen the screen, so the notices stay unread.
    function markShown() {
      if (document.hidden || unread === left.current) return;
      mark({ variables: { bidId, tenderId, about } }).then(
        ({ data }) => {
          if (!data) return;
          left.current = data.markNotices;
          setUnread(data.markNotices);
        },
        () => undefined,
      );
    }
    markShown();
    document.addEventListener("visibilitychange", markShown);
    return () => document.removeEventListener("visibilitychange", markShown);
  }, [unread, mark, bidId, tenderId, about]);
  return null;
}
