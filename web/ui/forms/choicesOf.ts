/** The choices of a field from lower-case words: each label begins with a capital. */
export const choicesOf = <Word extends string>(words: readonly Word[]) =>
  words.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));
