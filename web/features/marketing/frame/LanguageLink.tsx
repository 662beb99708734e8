import { localPath, otherLanguage } from "#api/core/rules/language.rules.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

/** Language switch: the same page in the other language, labelled in that language. */
export function LanguageLink() {
  const { copy, language, path } = useSite();
  const other = otherLanguage(language);
  return (
    <a className="language-link" href={localPath(other, path)} hrefLang={other} lang={other}>
      {copy.navigation.language}
    </a>
  );
}
