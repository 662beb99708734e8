/** The results of a fault test: sentences with measured figures, each with a verdict. */
export class Findings {
  private readonly said: { text: string; holds: boolean }[] = [];

  /** Records a result, and whether it is as the product promises. */
  expect(holds: boolean, text: string) {
    this.said.push({ text, holds });
  }

  /** Records a result that needs no verdict. */
  note(text: string) {
    this.expect(true, text);
  }

  get hold() {
    return this.said.length > 0 && this.said.every(({ holds }) => holds);
  }

  toString() {
    return this.said.map(({ text, holds }) => (holds ? text : `NOT HELD: ${text}`)).join("; ");
  }
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** The percentile: the value that is greater than this share of the numbers. */
export function percentile(numbers: readonly number[], share: number) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}
