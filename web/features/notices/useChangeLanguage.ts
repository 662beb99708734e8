import { useApolloClient } from "@apollo/client/react";

import { type Language } from "#api/core/rules/language.rules.ts";
import { loadExtra } from "#web/loadPart.ts";
import { reloadWithToast } from "#web/ui/feedback/keptToast.ts";
import { chooseLanguage } from "#web/ui/frame/chosenLanguage.ts";

/**
 * Returns a function that changes the language of the user's portal and mails, and then reloads the page. Other devices
 * of the user follow, because the language is saved on the server. If saving fails, only this browser changes.
 */
export function useChangeLanguage() {
  const client = useApolloClient();
  return async (language: Language) => {
    const part = await loadExtra(() => import("#web/features/notices/savePortalLanguage.ts"));
    await part?.savePortalLanguage(client, language).catch(() => undefined);
    chooseLanguage(language);
    reloadWithToast();
  };
}
