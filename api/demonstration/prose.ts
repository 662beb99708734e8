const OWN_LINE = /^(-|\d+\.) /;

/**
 * Joins the lines of each paragraph to one line, without indentation. Keeps blank lines, and keeps each list item on
 * its own line.
 */
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
