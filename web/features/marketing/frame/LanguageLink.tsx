import { localPath, otherLanguage } from "#api/core/rules/language.rules.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

/** A link to the same page in the other language. The link's text is in that language too. */
export function LanguageLink() {
  const { copy, language, path } = useSite();
  const other = otherLanguage(language);
  return (
    <a className="language-link" href={localPath(other, path)} hrefLang={other} lang={other}>
      {copy.navigation.language}
    </a>
  );
}
