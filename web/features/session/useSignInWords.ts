import { type Language } from "#api/core/rules/language.rules.ts";

import { type SignInWords } from "#web/features/session/SignInWords.ts";
import { signInWordsEn } from "#web/features/session/signInWords.en.ts";
import { signInWordsFr } from "#web/features/session/signInWords.fr.ts";
import { useLanguage } from "#web/ui/frame/useLanguage.ts";

export const signInWords: Record<Language, SignInWords> = { en: signInWordsEn, fr: signInWordsFr };

/** The texts of sign-in and registration, in the language of the URL. */
export const useSignInWords = () => signInWords[useLanguage()];
