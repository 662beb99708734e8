/** Select options from lower-case words, with capitalised labels. */
export const choicesOf = <Word extends string>(words: readonly Word[]) =>
  words.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

/** Select options from words that are used as labels unchanged. */
export const asTheyAre = (words: readonly string[]) => words.map((value) => ({ value, label: value }));
