export interface Run {
  text: string;
  is: "same" | "removed" | "added";
}

/**
 * The maximum number of cells in the table that compares two texts. The table has a row for each old word and a column
 * for each new word. Filling a larger table would block a phone, so longer texts are marked as a whole.
 */
const MOST_CELLS = 4_000_000;

const wordsOf = (text: string) => text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];

/** Returns the word diff of two texts: common, removed and added words in their order. */
export function markWords(before: string, after: string): Run[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old[old.length - 1 - end] === now[now.length - 1 - end])
    end++;
  const middle = compared(old.slice(start, old.length - end), now.slice(start, now.length - end));
  const same = (words: readonly string[]): Run[] => words.map((text) => ({ text, is: "same" }));
  return joined([...same(now.slice(0, start)), ...middle, ...same(now.slice(now.length - end))]);
}

/** Compares the words by their longest common subsequence. */
function compared(old: readonly string[], now: readonly string[]): Run[] {
  const removed = (text: string): Run => ({ text, is: "removed" });
  const added = (text: string): Run => ({ text, is: "added" });
  const width = now.length + 1;
  if ((old.length + 1) * width > MOST_CELLS) return [...old.map(removed), ...now.map(added)];
  const lengths = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        old[i] === now[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
  const runs: Run[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < now.length) {
    if (old[i] === now[j]) {
      runs.push({ text: old[i]!, is: "same" });
      i++;
      j++;
    } else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) runs.push(removed(old[i++]!));
    else runs.push(added(now[j++]!));
  }
  return [...runs, ...old.slice(i).map(removed), ...now.slice(j).map(added)];
}

/** Merges neighbouring runs of the same kind into one. */
function joined(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last?.is === run.is) last.text += run.text;
    else merged.push({ ...run });
  }
  return merged;
}
