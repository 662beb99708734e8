import { term } from "#web/format/words/terms.en.ts";

/** Returns select options for lower-case words, with capitalised labels. */
export const choicesOf = <Word extends string>(words: readonly Word[]) =>
  words.map((value) => ({ value, label: capital(term(value)) }));

/** Returns select options whose labels are the words themselves. */
export const asTheyAre = (words: readonly string[]) => words.map((value) => ({ value, label: term(value) }));

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
