import { useApolloClient } from "@apollo/client/react";

import { type Language } from "#api/core/rules/language.rules.ts";
import { loadExtra } from "#web/loadPart.ts";
import { reloadWithToast } from "#web/ui/feedback/keptToast.ts";
import { chooseLanguage } from "#web/ui/frame/chosenLanguage.ts";

/** Changes the language of the person's portal and mails, here and on other devices, and loads the screen again. */
export function useChangeLanguage() {
  const client = useApolloClient();
  return async (language: Language) => {
    const part = await loadExtra(() => import("#web/features/notices/savePortalLanguage.ts"));
    await part?.savePortalLanguage(client, language).catch(() => undefined);
    chooseLanguage(language);
    reloadWithToast();
  };
}
