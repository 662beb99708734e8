import { term } from "#web/format/words/terms.en.ts";

/** Returns select options for lower-case words. The labels are translated and capitalised. */
export const choicesOf = <Word extends string>(words: readonly Word[]) =>
  words.map((value) => ({ value, label: capital(term(value)) }));

/** Returns select options whose labels are the words in the portal's language, without capitalising them. */
export const asTheyAre = (words: readonly string[]) => words.map((value) => ({ value, label: term(value) }));

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
