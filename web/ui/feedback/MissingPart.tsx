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
 * Shows a message while code that the page needs cannot be loaded. The component itself is not loaded on demand,
 * because it could then be missing, too. It does not use MUI, because public pages, which do not load MUI, render it,
 * too.
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
