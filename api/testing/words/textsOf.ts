import { parseSync } from "oxc-parser";

import type { Scope } from "#api/testing/words/words.ts";

/**
 * A paragraph: its lines joined by spaces. For each line, `pieces` contains the start of the line in the text (`at`)
 * and in the file (`offset`).
 */
export interface Paragraph {
  scope: Scope;
  text: string;
  pieces: { at: number; offset: number }[];
}

interface Line {
  text: string;
  offset: number;
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/**
 * Parts of a text that are not our prose: code, quotations, link targets and URLs. Each part is replaced by as many
 * other characters, so that offsets stay the same.
 */
const NOT_PROSE = [
  /`[^`]+`/g,
  /(?<=^|[\s(])"[^"]{1,200}"(?!\w)/g,
  /(?<=^|[\s(])“[^”]{1,200}”/g,
  /(?<=\]\()[^)\s]+(?=\))/g,
  /https?:\/\/\S+/g,
];

function paragraphOf(scope: Scope, lines: Line[]): Paragraph {
  const pieces: Paragraph["pieces"] = [];
  let text = "";
  for (const line of lines) {
    const words = line.text.trim();
    if (text) text += " ";
    pieces.push({ at: text.length, offset: line.offset + line.text.indexOf(words) });
    text += words;
  }
  for (const pattern of NOT_PROSE) text = text.replaceAll(pattern, (found) => "x".repeat(found.length));
  return { scope, text, pieces };
}

/** Splits lines into paragraphs, at empty lines and at lines for which `begins` is true. */
function paragraphsOf(scope: Scope, lines: Line[], begins: (text: string) => boolean = () => false) {
  const groups: Line[][] = [[]];
  for (const line of lines) {
    const isEmpty = line.text.trim() === "";
    if (isEmpty || begins(line.text)) groups.push([]);
    if (!isEmpty) groups.at(-1)?.push(line);
  }
  return groups.filter((group) => group.length > 0).map((group) => paragraphOf(scope, group));
}

function linesOf(text: string, offset: number): Line[] {
  let at = offset;
  return text.split("\n").map((line) => {
    const found = { text: line, offset: at };
    at += line.length + 1;
    return found;
  });
}

/** Replaces the stars at the start of the lines of a block comment by spaces. */
const withoutStars = (comment: string) => comment.replaceAll(/^[ \t]*\*/gm, (star) => " ".repeat(star.length));

const blockComment = (body: string, offset: number) =>
  paragraphsOf("comments", linesOf(withoutStars(body), offset), (line) => /^\s*@\w/.test(line));

/** The paragraphs of `//` or `#` comments. Comments on consecutive lines are one text. */
function lineComments(source: string, comments: Line[]) {
  const groups: Line[][] = [];
  let end = -1;
  for (const comment of comments) {
    const follows = end >= 0 && /^\r?\n[ \t]*(?:\/\/|#)$/.test(source.slice(end, comment.offset));
    if (!follows) groups.push([]);
    groups.at(-1)?.push(comment);
    end = comment.offset + comment.text.length;
  }
  return groups.flatMap((group) => paragraphsOf("comments", group));
}

const hashComments = (source: string) =>
  lineComments(
    source,
    [...source.matchAll(/(?<=^|\s)#(?!!)(.*)$/gm)].map(({ index, 1: text = "" }) => ({ text, offset: index + 1 })),
  );

const between = (source: string, pattern: RegExp, opening: number) =>
  [...source.matchAll(pattern)].flatMap(({ index, 1: body = "" }) => blockComment(body, index + opening));

/** The paragraphs, list items, headings and table rows of a Markdown file, without code blocks. */
function markdown(source: string) {
  const prose = source.replaceAll(/^( *)(`{3,}|~{3,})[\s\S]*?^\1\2 *$/gm, (block) => block.replaceAll(/[^\n]/g, " "));
  return paragraphsOf("documents", linesOf(prose, 0), (line) => /^\s*(?:[-*|>#]|\d+\.)/.test(line));
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode);
const nameOf = (node: unknown): string => {
  if (!isNode(node)) return "";
  return typeof node.name === "string" ? node.name : nameOf(node.property);
};

const LOGGERS = /^(?:log|logger|console|stdout|stderr)$/;
const LOG_METHODS = /^(?:trace|debug|info|log|warn|error|fatal|write)$/;

/**
 * The scope of the texts inside a call or property. If it is undefined, the scope of the code around the node applies.
 */
function scopeWithin(node: Node): Scope | undefined {
  if (node.type === "CallExpression" && isNode(node.callee)) {
    if (node.callee.type === "Identifier" && node.callee.name === "refusal") return "refusals";
    if (LOG_METHODS.test(nameOf(node.callee)) && LOGGERS.test(nameOf(node.callee.object))) return "logs";
  }
  if (node.type === "Property" && nameOf(node.key) === "description") return "descriptions";
  return undefined;
}

/** The scope of a file's texts. A call or property around a text can have a different scope. */
function scopeOfFile(file: string): Scope | null {
  if (file.includes(".test.") || file.startsWith("e2e/") || file.startsWith("api/testing/")) return null;
  if (file.startsWith("web/")) return "screens";
  return /\/mails?\//.test(file) ? "mails" : null;
}

/** The string literals, template texts and JSX texts that contain more than one word. */
function codeTexts(file: string, node: Node, scope = scopeOfFile(file)): Paragraph[] {
  const [text, opening] =
    node.type === "Literal" && typeof node.value === "string"
      ? [node.value, 1]
      : node.type === "JSXText"
        ? [String(node.value), 0]
        : node.type === "TemplateElement"
          ? [(node.value as { raw: string }).raw, 0]
          : ["", 0];
  const own = scope && /\w\s+\w/.test(text) ? paragraphsOf(scope, linesOf(text, node.start + opening)) : [];
  return [...own, ...childrenOf(node).flatMap((child) => codeTexts(file, child, scopeWithin(node) ?? scope))];
}

function script(file: string, source: string, scopes: ReadonlySet<Scope>) {
  const { comments, program } = parseSync(file, source);
  const lines = comments.filter(({ type }) => type === "Line");
  const blocks = comments.filter(({ type }) => type === "Block");
  const isLogging = scopes.has("logs") && /\b(?:log|logger|console|stdout|stderr)\.\w+\(/.test(source);
  const needsCode = isLogging || [...scopes].some((scope) => !["comments", "documents", "logs"].includes(scope));
  return [
    ...lineComments(
      source,
      lines.map(({ value, start }) => ({ text: value, offset: start + 2 })),
    ),
    ...blocks.flatMap(({ value, start }) => blockComment(value, start + 2)),
    ...(needsCode ? codeTexts(file, program as unknown as Node) : []),
  ];
}

/** The texts of a file that the linter for words checks. There are none for unknown file types. */
export function textsOf(file: string, source: string, scopes: ReadonlySet<Scope>): Paragraph[] {
  const found = () => {
    if (/\.(?:[cm]?js|tsx?)$/.test(file)) return script(file, source, scopes);
    if (file.endsWith(".css")) return between(source, /\/\*([\s\S]*?)\*\//g, 2);
    if (file.endsWith(".html")) return between(source, /<!--([\s\S]*?)-->/g, 4);
    if (file.endsWith(".md")) return markdown(source);
    if (/\.(?:graphql|ya?ml|sh|py)$|Containerfile$|^\.ci\//.test(file)) return hashComments(source);
    return [];
  };
  return found().filter(({ scope }) => scopes.has(scope));
}
