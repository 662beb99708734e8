import { type Language } from "#api/core/rules/language.rules.ts";

import { useIsPartMissing } from "#web/loadPart.ts";

const WORDS: Record<Language, { text: string; reload: string }> = {
  en: {
    text: "A part of this page could not be loaded. Perhaps the site was updated.",
    reload: "Reload",
  },
  fr: {
    text: "Une partie de la page n’a pas été chargée. Le site a peut-être changé.",
    reload: "Recharger",
  },
};

/**
 * Shows a message while code that the page needs cannot be loaded. The component is part of the first script, because
 * code that is loaded on demand could itself be missing. It does not use MUI, because public pages show it without
 * loading MUI.
 */
export function MissingPart({ language }: { language: Language }) {
  const isMissing = useIsPartMissing();
  const { text, reload } = WORDS[language];
  return (
    <div role="alert" className={isMissing ? "missing-part" : undefined}>
      {isMissing && (
        <>
          <p>{text}</p>
          <button type="button" onClick={() => window.location.reload()}>
            {reload}
          </button>
        </>
      )}
    </div>
  );
}
