import { useEffect, useRef } from "react";

import { setUnread, useUnread } from "#web/features/notices/unread.ts";
import { type MarkNoticesMutationVariables, useMarkNoticesMutation } from "#web/graphql/generatedNotices.ts";

/** Shows nothing: the screen that it stands on shows what these notices say, so the unread ones are marked as read. It holds nobody up. */
export function MarkRead({ bidId, tenderId, about }: Pick<MarkNoticesMutationVariables, "bidId" | "tenderId" | "about">) {
  const unread = useUnread();
  /** How many were unread after the last marking: while there are no more, nothing has come. */
  const left = useRef(0);
  const [mark] = useMarkNoticesMutation();

  useEffect(() => {
    // Nobody reads a tab in the background.
    function markShown() {
      if (document.hidden || unread === left.current) return;
      mark({ variables: { bidId, tenderId, about } }).then(({ data }) => {
        if (!data) return;
        left.current = data.markNotices;
        setUnread(data.markNotices);
      }, () => undefined);
    }
    markShown();
    document.addEventListener("visibilitychange", markShown);
    return () => document.removeEventListener("visibilitychange", markShown);
  }, [unread, mark, bidId, tenderId, about]);
  return null;
}
