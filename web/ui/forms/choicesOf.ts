/** Returns select options for lower-case words, with capitalised labels. */
export const choicesOf = <Word extends string>(words: readonly Word[]) =>
  words.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

/** Returns select options whose labels are the words themselves. */
export const asTheyAre = (words: readonly string[]) => words.map((value) => ({ value, label: value }));
