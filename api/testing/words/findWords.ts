import { type Paragraph, textsOf } from "#api/testing/words/textsOf.ts";
import { SCOPES, type Scope, type Word, WORDS } from "#api/testing/words/words.ts";

export interface Finding {
  line: number;
  found: string;
  word: Word;
}

const REPORTED = new Set((Object.keys(SCOPES) as Scope[]).filter((scope) => SCOPES[scope]));

function offsetOf({ pieces }: Paragraph, index: number) {
  const piece = pieces.findLast(({ at }) => at <= index) ?? { at: 0, offset: 0 };
  return piece.offset + index - piece.at;
}

/** The phrases of words.ts that a file contains, in the order of its lines. */
export function findWords(file: string, source: string, scopes: ReadonlySet<Scope> = REPORTED): Finding[] {
  return textsOf(file, source, scopes)
    .flatMap((paragraph) =>
      WORDS.flatMap((word) =>
        [...paragraph.text.matchAll(word.pattern)].map(({ 0: found, index }) => ({
          line: source.slice(0, offsetOf(paragraph, index)).split("\n").length,
          found: found.trim(),
          word,
        })),
      ),
    )
    .sort((one, other) => one.line - other.line);
}
