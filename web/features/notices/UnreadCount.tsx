import { type TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect } from "react";

import { usePolling } from "#web/clock/usePolling.ts";
import { setUnread } from "#web/features/notices/unread.ts";
import { fresh } from "#web/graphql/fresh.ts";
import { NoticeSettingsDocument, type NoticeSettingsQuery, SaveNoticeSettingsDocument, UnreadNoticesDocument, type UnreadNoticesQuery } from "#web/graphql/generatedNotices.ts";

const UNREAD: TypedDocumentNode<UnreadNoticesQuery> = UnreadNoticesDocument;
const SETTINGS: TypedDocumentNode<NoticeSettingsQuery> = NoticeSettingsDocument;

/** In milliseconds, behind what the server tells by itself. */
const POLLING_MS = 30_000;

/** Shows nothing: counts the unread notices, and tells the server the browser's time zone where it has none of the person. */
export function UnreadCount() {
  const client = useApolloClient();
  usePolling(
    useCallback(
      async (ended: AbortSignal) => {
        const answer = await client.query({ query: UNREAD, ...fresh() }).catch(() => null);
        if (answer?.data && !ended.aborted) setUnread(answer.data.unreadNotices);
      },
      [client],
    ),
    POLLING_MS,
    "notices",
  );
  useEffect(() => {
    void tellTimeZone(client).catch(() => undefined);
    return () => setUnread(0);
  }, [client]);
  return null;
}

async function tellTimeZone(client: ReturnType<typeof useApolloClient>) {
  const { data } = await client.query({ query: SETTINGS, ...fresh() });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (data?.noticeSettings.timeZone === null && timeZone) await client.mutate({ mutation: SaveNoticeSettingsDocument, variables: { input: { timeZone } } });
}
