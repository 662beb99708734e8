const OWN_LINE = /^(-|\d+\.) /;

/** Unwraps and dedents text: each paragraph becomes one line, list items keep their lines, blank lines stay. */
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
