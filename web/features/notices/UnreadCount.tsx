import { type TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect } from "react";

import { usePolling } from "#web/clock/usePolling.ts";
import { setUnread } from "#web/features/notices/unread.ts";
import { pollingOptions } from "#web/graphql/pollingOptions.ts";
import {
  NoticeSettingsDocument,
  type NoticeSettingsQuery,
  SaveNoticeSettingsDocument,
  UnreadNoticesDocument,
  type UnreadNoticesQuery,
} from "#web/graphql/generatedNotices.ts";

const UNREAD: TypedDocumentNode<UnreadNoticesQuery> = UnreadNoticesDocument;
const SETTINGS: TypedDocumentNode<NoticeSettingsQuery> = NoticeSettingsDocument;

/** The polling interval in milliseconds. Only browsers that do not receive server-sent events depend on it. */
const POLLING_MS = 30_000;

/**
 * Polls the number of unread notices. Also sends the browser's time zone to the server if the user has not set one.
 * Renders nothing.
 */
export function UnreadCount() {
  const client = useApolloClient();
  usePolling(
    useCallback(
      async (ended: AbortSignal) => {
        const answer = await client.query({ query: UNREAD, ...pollingOptions() }).catch(() => null);
        if (answer?.data && !ended.aborted) setUnread(answer.data.unreadNotices);
      },
      [client],
    ),
    POLLING_MS,
    "notices",
  );
  useEffect(() => {
    void saveTimeZone(client).catch(() => undefined);
    return () => setUnread(0);
  }, [client]);
  return null;
}

async function saveTimeZone(client: ReturnType<typeof useApolloClient>) {
  const { data } = await client.query({ query: SETTINGS, ...pollingOptions() });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (data?.noticeSettings.timeZone === null && timeZone)
    await client.mutate({ mutation: SaveNoticeSettingsDocument, variables: { input: { timeZone } } });
}
