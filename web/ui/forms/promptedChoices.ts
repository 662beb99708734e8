/** Select options with a prompt for the empty value; each value is its own label. */
export const promptedChoices = (prompt: string, choices: readonly string[]) => [
  { value: "", label: prompt },
  ...choices.map((choice) => ({ value: choice, label: choice })),
];
