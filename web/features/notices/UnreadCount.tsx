import { type TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect } from "react";

import { usePolling } from "#web/clock/usePolling.ts";
import { setUnread } from "#web/features/notices/unread.ts";
import { pollingOptions } from "#web/graphql/pollingOptions.ts";
import {
  PersonSettingsDocument,
  type PersonSettingsQuery,
  SaveNoticeSettingsDocument,
  UnreadNoticesDocument,
  type UnreadNoticesQuery,
} from "#web/graphql/generatedNotices.ts";
import { chosenLanguage, followLanguage } from "#web/ui/frame/chosenLanguage.ts";

const UNREAD: TypedDocumentNode<UnreadNoticesQuery> = UnreadNoticesDocument;
const SETTINGS: TypedDocumentNode<PersonSettingsQuery> = PersonSettingsDocument;

/** The polling interval in milliseconds. Only browsers that do not receive server-sent events depend on it. */
const POLLING_MS = 30_000;

/**
 * Polls the number of unread notices. Also applies the user's settings when it is mounted: it shows the portal in the
 * language that the user has set. If the user has set no time zone, it saves the browser's. If the user has set no
 * language and this browser shows the portal in French, it saves French. Renders nothing.
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
    void applySettings(client).catch(() => undefined);
    return () => setUnread(0);
  }, [client]);
  return null;
}

async function applySettings(client: ReturnType<typeof useApolloClient>) {
  const { data } = await client.query({ query: SETTINGS, ...pollingOptions() });
  if (!data) return;
  const { portalLanguage, timeZone } = data.noticeSettings;
  if (portalLanguage) followLanguage(portalLanguage);
  const zoneHere = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const input = {
    ...(timeZone === null && zoneHere && { timeZone: zoneHere }),
    ...(portalLanguage === null && chosenLanguage() === "fr" && IN_FRENCH),
  };
  if (Object.keys(input).length > 0)
    await client.mutate({ mutation: SaveNoticeSettingsDocument, variables: { input } });
}

/** The settings for French. `language` is that of the mails; the user can change it separately. */
const IN_FRENCH = { language: "fr", portalLanguage: "fr" } as const;
