/**
 * Breaks a name at the space where its longer line is the shortest, for the axis of a chart. A line that is still too
 * long is cut.
 */
export function inTwoLines(name: string) {
  const words = name.length > ONE_LINE ? name.split(" ") : [name];
  const breaks = words.map((_, place) => [words.slice(0, place).join(" "), words.slice(place).join(" ")]);
  const longer = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  const [best = []] = [...breaks].sort((one, other) => longer(one) - longer(other));
  return best
    .filter(Boolean)
    .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1)}…` : line))
    .join("\n");
}

/** A name of at most this many characters stays in one line. */
const ONE_LINE = 14;
const LONGEST_LINE = 26;
