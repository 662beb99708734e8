/** Breaks a name at the space nearest to its middle, so that its longer line is as short as possible. */
export function inTwoLines(name: string) {
  if (name.length <= LONGEST_LINE) return name;
  const words = name.split(" ");
  const broken = words.slice(1).map((_, place) => [words.slice(0, place + 1), words.slice(place + 1)] as const);
  const lines = broken.map((parts) => parts.map((part) => part.join(" ")));
  const longest = (pair: readonly string[]) => Math.max(...pair.map(({ length }) => length));
  return [...lines].sort((one, other) => longest(one) - longest(other))[0]?.join("\n") ?? name;
}

/** A name of at most this many characters stays in one line. */
const LONGEST_LINE = 14;
