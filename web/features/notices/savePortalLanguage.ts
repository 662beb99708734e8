import { type ApolloClient } from "@apollo/client";

import { type Language } from "#api/core/rules/language.rules.ts";
import { SaveNoticeSettingsDocument } from "#web/graphql/generatedNotices.ts";

/** Saves the language of the portal. Mails come in the same language. */
export const savePortalLanguage = (client: ApolloClient, language: Language) =>
  client.mutate({
    mutation: SaveNoticeSettingsDocument,
    variables: { input: { language, portalLanguage: language } },
  });
