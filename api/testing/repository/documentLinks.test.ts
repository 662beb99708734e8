import { readFileSync } from "node:fs";
import { posix } from "node:path";

import { type Document, documents, files, folders, readDocument } from "#api/testing/repository/markdown.ts";

/**
 * The changelog. Its paths and commands are not checked, because it describes past versions, and many of them no longer
 * exist.
 */
const HISTORY = "CHANGELOG.md";
const present = documents.filter(({ path }) => path !== HISTORY);

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

const byPath = new Map(documents.map((document) => [document.path, document]));
const exists = (path: string) => files.has(path) || folders.has(path);

/** Relative links to a file, folder or heading that does not exist. */
const brokenLinks = ({ path, links, anchors }: Document) =>
  links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [file = "", anchor] = link.split("#");
    const target = posix.join(posix.dirname(path), file).replace(/\/$/, "");
    if (file && !exists(target)) return true;
    return anchor !== undefined && !(file ? byPath.get(target)?.anchors : anchors)?.has(anchor);
  });

/**
 * A path from the top of the repository: `*` is any part of a name, `{a,b}` are alternatives, `<name>` is a
 * placeholder.
 */
const PATH = /^(?:api|web|e2e|\.github|\.ci)\/[\w./*@{},<>$-]+$/;
/** The name of a source file without its folder. Such a name is allowed where the text before it names the folder. */
const NAME = /^[\w@*-][\w.*@-]*\.(?:tsx?|graphql|css|sql|sh|py|md)$/;

/** Paths and file names in backticks that do not exist. */
const missingFiles = ({ spans, path }: Document) =>
  spans.filter((span) => {
    if (PATH.test(span)) return !span.includes("<") && !matches(span.replace(/\/$/, ""), [...files, ...folders]);
    return (
      NAME.test(span) &&
      !matches(
        span,
        [...files].map((file) => posix.basename(file)),
      ) &&
      !isMade(span, path)
    );
  });

function matches(pattern: string, names: readonly string[]) {
  const source = pattern
    .replaceAll(/[.$]/g, "\\$&")
    .replaceAll(/\{([^}]+)\}/g, (_all, parts: string) => `(?:${parts.replaceAll(",", "|")})`)
    .replaceAll(/\*+/g, "[^/]*");
  return names.some((name) => new RegExp(`^${source}$`).test(name));
}

/** True if a command in the Markdown file at `path` creates the file `name`. */
const isMade = (name: string, path: string) =>
  byPath.get(path)?.blocks.some(({ text }) => text.includes(`> ${name}`)) ?? false;

/**
 * The names of npm scripts, in code blocks and backticks, that package.json does not have: `npm run x`, `npm test` and
 * `npm start`.
 */
const missingScripts = ({ blocks, spans }: Document) =>
  [...blocks.map(({ text }) => text), ...spans]
    .flatMap((text) => [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start))\b/g)])
    .map(([, run, short]) => run ?? short ?? "")
    .filter((name) => !(name in scripts));

const foundIn = (among: readonly Document[], find: (document: Document) => string[]) =>
  among.flatMap((document) => find(document).map((found) => `${document.path}: ${found}`));

test("every relative link of a document leads to a file, and its anchor to a heading", () => {
  expect(documents.length).toBeGreaterThan(5);
  expect(foundIn(documents, brokenLinks)).toEqual([]);
});

test("every path and file that a document names in backticks exists", () => {
  expect(foundIn(present, missingFiles)).toEqual([]);
});

test("every npm script that a document names exists", () => {
  expect(foundIn(present, missingScripts)).toEqual([]);
});

test("a broken link, anchor, path, file name and script are found", () => {
  const document = readDocument(
    "api/made-up.md",
    [
      "# Made up",
      "[right](../README.md) [wrong](README.txt) [here](#made-up) [nowhere](#gone) [outside](https://example.org/x)",
      "`api/app.ts` `api/gone.ts` `web/features/*/*.graphql` `web/gone/` `gone.ts` `npm run check` `npm run gone`",
    ].join("\n\n"),
  );

  expect(brokenLinks(document)).toEqual(["README.txt", "#gone"]);
  expect(missingFiles(document)).toEqual(["api/gone.ts", "web/gone/", "gone.ts"]);
  expect(missingScripts(document)).toEqual(["gone"]);
});
