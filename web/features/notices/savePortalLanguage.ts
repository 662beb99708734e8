import { type ApolloClient } from "@apollo/client";

import { type Language } from "#api/core/rules/language.rules.ts";
import { SaveNoticeSettingsDocument } from "#web/graphql/generatedNotices.ts";

/** Saves a language both for the user's portal and for the user's mails. */
export const savePortalLanguage = (client: ApolloClient, language: Language) =>
  client.mutate({
    mutation: SaveNoticeSettingsDocument,
    variables: { input: { language, portalLanguage: language } },
  });
