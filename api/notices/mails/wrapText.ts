const WIDTH = 76;

/** Breaks a paragraph at its blanks into lines of at most 76 characters; a longer word, such as a link, has a line of its own. */
export function wrapText(paragraph: string) {
  const lines: string[] = [];
  let line = "";
  for (const word of paragraph.split(" ")) {
    if (line && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join("\n");
}
