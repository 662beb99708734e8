const OWN_LINE = /^(-|\d+\.) /;

/** Text that is wrapped and indented in the source: a paragraph becomes one line, a list item keeps its own, a blank line stays. */
export function prose(parts: TemplateStringsArray, ...values: string[]) {
  return String.raw({ raw: parts }, ...values)
    .trim()
    .split(/\n\s*\n/)
    .map(unwrap)
    .join("\n\n");
}

function unwrap(paragraph: string) {
  const lines = paragraph.split("\n").map((line) => line.trim());
  return lines.reduce((text, line) => text + (OWN_LINE.test(line) ? "\n" : " ") + line);
}
