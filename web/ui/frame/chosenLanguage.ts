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

/**
 * Returns the portal's language from this browser's cookie, which the server sets with the first screen. Without the
 * cookie, returns the language in which the portal is loaded.
 */
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

/**
 * Stores the user's language in the cookie, and reloads the page in that language. If a form has unsaved changes, the
 * page is not reloaded; the language then applies from the next page load on.
 */
export function followLanguage(language: Language) {
  if (language === chosenLanguage()) return;
  chooseLanguage(language);
  if (chosenLanguage() === language && !hasUnsavedChanges()) reloadWithToast();
}
