const OWN_LINE = /^(-|\d+\.) /;

/**
 * Removes line breaks and indentation from a text: each paragraph becomes one line. List items stay on lines of their
 * own, and blank lines stay.
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
