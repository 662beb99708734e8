import { englishFormWords, type FormWords } from "#web/ui/forms/useFormWords.ts";

/** The form's own texts in the language of the portal. */
export const formWords: FormWords = englishFormWords;
