import { A_YEAR_S, LANGUAGE_COOKIE, LANGUAGES, type Language } from "#api/core/rules/language.rules.ts";
import { language as loaded } from "#web/format/words/language.en.ts";
import { reloadWithToast } from "#web/ui/feedback/keptToast.ts";
import { hasUnsavedChanges } from "#web/ui/forms/unsavedChanges.ts";

/** Accesses the cookie. Returns null if `document.cookie` throws, as it does in a sandboxed frame. */
function cookieOf<Result>(act: () => Result) {
  try {
    return act();
  } catch {
    return null;
  }
}

/** The language of the portal that this browser has in its cookie: the server sets it with the first screen. */
export function chosenLanguage(): Language {
  const cookies = cookieOf(() => document.cookie) ?? "";
  return LANGUAGES.find((language) => cookies.split("; ").includes(`${LANGUAGE_COOKIE}=${language}`)) ?? loaded;
}

export function chooseLanguage(language: Language) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  cookieOf(
    () => (document.cookie = `${LANGUAGE_COOKIE}=${language}; Max-Age=${A_YEAR_S}; Path=/; SameSite=Lax${secure}`),
  );
}

/** Shows the portal in the language that the person has set. An unsaved form stays as it is until the next page. */
export function followLanguage(language: Language) {
  if (language === chosenLanguage()) return;
  chooseLanguage(language);
  if (chosenLanguage() === language && !hasUnsavedChanges()) reloadWithToast();
}
