/** The choices of a select that shows a prompt while nothing is chosen; each is its own label. */
export const promptedChoices = (prompt: string, choices: readonly string[]) => [
  { value: "", label: prompt },
  ...choices.map((choice) => ({ value: choice, label: choice })),
];
