import { type Language } from "#api/core/rules/language.rules.ts";

export interface ToastWords {
  language: Language;
  close: string;
  one: string;
  /** The title of a toast about a failure. */
  error: string;
  /** The name of the toast region for screen readers. `{hotkey}` is replaced by the key that moves the focus there. */
  all: string;
}

export const toastWords: Record<Language, ToastWords> = {
  en: { language: "en", close: "Close", one: "Notification", error: "Error", all: "Notifications ({hotkey})" },
  fr: { language: "fr", close: "Fermer", one: "Notification", error: "Erreur", all: "Notifications ({hotkey})" },
};
