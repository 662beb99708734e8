import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

import { parseSync } from "oxc-parser";

/**
 * The folders of the api in layers, lowest first. A file may import its own folder and lower layers, but no other
 * folder of its own layer.
 */
const API_LAYERS = [
  ["core"],
  ["mail"],
  ["audit"],
  ["users"],
  ["notices"],
  ["session", "company-profiles", "content", "contact", "events"],
  ["files"],
  ["company-documents"],
  ["tenders"],
  ["bids"],
  ["questions"],
  ["desks", "personal-data", "webhooks"],
  ["open-data", "nodes"],
  ["site"],
  ["demonstration"],
  ["database"],
  ["(top)"],
  ["commands"],
  ["testing"],
];

/**
 * The folders and files of the web client in layers, lowest first. The folders in `features` must not import each
 * other; folders of the same lower layer may.
 */
const WEB_LAYERS = [
  ["theme", "format", "graphql", "browserStore.ts", "loadPart.ts", "paths.ts", "site.ts"],
  ["clock"],
  ["ui"],
  ["features"],
  ["pages"],
  ["pictures"],
  ["app", "explorer"],
  ["testing", "build.ts", "publicPagesPlugin.ts", "vite.config.ts"],
];

const SOURCE = /\.tsx?$/;
const TEST = /\.test\.tsx?$/;

const sourcesIn = (root: string) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((file) => posix.join(root, file))
    .filter((file) => SOURCE.test(file) && !file.endsWith("vite-env.d.ts"));

const sources = ["api", "web"].flatMap(sourcesIn);

interface Import {
  from: string;
  to: string;
}

/** Matches `import("…")`, as a call or as a type. */
const IMPORT_CALL = /\bimport\(\s*"([^"]+)"/g;

/** Matches the import of a web worker: `new URL("./x.worker.ts", import.meta.url)`. */
const WORKER = /new URL\("(\.\/[^"]+\.worker\.ts)", import\.meta\.url\)/g;

function importsOf(file: string) {
  const text = readFileSync(file, "utf8");
  const { staticImports, staticExports } = parseSync(file, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...[...text.matchAll(IMPORT_CALL)].map(([, called = ""]) => called),
    ...[...text.matchAll(WORKER)].map(([, worker = ""]) => worker),
  ];
}

/** Resolves `#api/bids/Bid.ts` to api/bids/Bid.ts; null for packages. */
function fileOf(from: string, specifier: string) {
  if (specifier.startsWith("#")) return specifier.slice(1);
  return specifier.startsWith(".") ? posix.join(dirname(from), specifier) : null;
}

const imports: Import[] = sources
  .filter((file) => !TEST.test(file))
  .flatMap((from) => importsOf(from).map((specifier) => ({ from, to: fileOf(from, specifier) })))
  .filter((found): found is Import => found.to !== null);

const folderOf = (file: string) => {
  const [, folder = "", ...rest] = file.split("/");
  return rest.length === 0 && file.startsWith("api/") ? "(top)" : folder;
};
const layerOf = (layers: string[][], file: string) => layers.findIndex((layer) => layer.includes(folderOf(file)));
const within = (root: string) => imports.filter(({ from, to }) => from.startsWith(root) && to.startsWith(root));

test("in the api no file imports a layer above it, or another folder of its own layer", () => {
  const wrong = within("api/").filter(({ from, to }) => {
    const [above, below] = [layerOf(API_LAYERS, from), layerOf(API_LAYERS, to)];
    return above < below || (above === below && folderOf(from) !== folderOf(to));
  });

  expect(wrong).toEqual([]);
});

test("in the web theme, format, graphql and paths come first, then the clock, ui, features, pages and the app", () => {
  const wrong = within("web/").filter(({ from, to }) => layerOf(WEB_LAYERS, from) < layerOf(WEB_LAYERS, to));

  expect(wrong).toEqual([]);
});

test("no feature imports another: pages compose them", () => {
  const feature = (file: string) => (file.startsWith("web/features/") ? file.split("/")[2] : null);

  const wrong = imports.filter(({ from, to }) => feature(from) && feature(to) && feature(from) !== feature(to));

  expect(wrong).toEqual([]);
});

test("the web's only door into the api are the rules, and the api knows nothing of the web", () => {
  const wrong = imports.filter(
    ({ from, to }) =>
      (from.startsWith("web/") && to.startsWith("api/") && !to.endsWith(".rules.ts")) ||
      (from.startsWith("api/") && to.startsWith("web/")),
  );

  expect(wrong).toEqual([]);
});

test("rules import yup and other rules, nothing else", () => {
  const wrong = sources
    .filter((file) => file.endsWith(".rules.ts"))
    .flatMap((file) => importsOf(file).map((specifier) => ({ file, specifier })))
    .filter(({ specifier }) => specifier !== "yup" && !specifier.endsWith(".rules.ts"));

  expect(wrong).toEqual([]);
});

/** The layer of a file within a folder such as api/bids, lowest first: rules, entity, input, functions, resolver. */
const kindOf = (file: string) => {
  if (file.endsWith(".rules.ts")) return 0;
  if (file.endsWith("Input.ts")) return 2;
  if (file.endsWith("Resolver.ts")) return 4;
  return /\/[A-Z]\w*\.ts$/.test(file) ? 1 : 3;
};

test("inside a noun rules come first, then the entity, its input, the acts and the resolver", () => {
  const nouns = API_LAYERS.slice(3, 11).flat();
  const wrong = within("api/")
    .filter(({ from, to }) => nouns.includes(folderOf(from)) && folderOf(from) === folderOf(to))
    .filter(({ from }) => !from.endsWith(".routes.ts"))
    .filter(({ from, to }) => kindOf(from) < kindOf(to) || to.endsWith(".routes.ts"));

  expect(wrong).toEqual([]);
});

test("routes reach the api through GraphQL text: they import rules, other routes and the route table", () => {
  const wrong = within("api/")
    .filter(({ from }) => from.endsWith(".routes.ts"))
    .filter(({ to }) => !/\.(rules|routes)\.ts$/.test(to) && to !== "api/core/http/rest/rest.ts");

  expect(wrong).toEqual([]);
});

test("there are no import cycles", () => {
  const next = new Map(sources.map((file) => [file, imports.filter(({ from }) => from === file).map(({ to }) => to)]));
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file]);
    if (done.has(file) || path.includes(file)) return;
    for (const to of next.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of sources) visit(file, []);

  expect(cycles).toEqual([]);
});

test("no two components or hooks of the web share a name", () => {
  const names = sources
    .filter((file) => file.startsWith("web/") && !TEST.test(file))
    .map((file) => posix.basename(file).replace(SOURCE, ""));
  const shared = names.filter((name, index) => /^([A-Z]|use[A-Z])/.test(name) && names.indexOf(name) !== index);

  expect(shared).toEqual([]);
});

test("every import of our own files goes by its name from the top, never up the tree, and exists", () => {
  const upward = sources.flatMap((file) =>
    importsOf(file)
      .filter((specifier) => specifier.startsWith("../"))
      .map((to) => ({ file, to })),
  );
  const missing = imports.filter(({ to }) => SOURCE.test(to) && !sources.includes(join(to)));

  expect([...upward, ...missing]).toEqual([]);
});

/**
 * The path of the English list of words that belongs to a French one; other paths are unchanged. The code imports only
 * the English lists, and the build of the French pages replaces them. Only French lists import a list that exists in
 * French alone.
 */
const inEnglish = (file: string) => file.replace(/(\/words\/\w+)\.fr\.ts$/, "$1.en.ts");

test("every page, feature and act is used by the product, not by its tests alone", () => {
  const used = new Set(imports.map(({ to }) => to));
  const ENTRIES = [
    "(top)",
    "commands",
    "app",
    "explorer",
    "theme",
    "testing",
    "build.ts",
    "languageOfBuild.ts",
    "publicPagesPlugin.ts",
    "vite.config.ts",
  ];

  const unused = sources.filter(
    (file) =>
      !used.has(inEnglish(file)) &&
      !used.has(file) &&
      !TEST.test(file) &&
      !file.endsWith(".builders.ts") &&
      !ENTRIES.includes(folderOf(file)),
  );

  expect(unused).toEqual([]);
});

/**
 * Expands the alternatives in a regular expression: `web/(a|b(c|d))` gives web/a, web/bc and web/bd. Lookaheads are not
 * expanded.
 */
function alternativesOf(pattern: string): string[] {
  const open = /(?<!\\)\((?!\?)/.exec(pattern);
  if (!open) return [pattern];
  const inner: string[] = [""];
  let [at, depth] = [open.index + 1, 1];
  for (; depth > 0; at++) {
    const letter = pattern[at]!;
    if (letter === "(") depth++;
    if (letter === ")") depth--;
    if (depth === 1 && letter === "|") inner.push("");
    else if (depth > 0) inner.push(`${inner.pop() ?? ""}${letter}`);
  }
  const [before, after] = [pattern.slice(0, open.index), pattern.slice(at)];
  return inner.flatMap((one) => alternativesOf(before + one + after));
}

test("every pattern of the web's chunk groups finds a file", () => {
  const config = readFileSync("web/vite.config.ts", "utf8");
  const texts = [...config.matchAll(/\bours\(((?:\s*"[^"]*",?)+)\s*\)/g)].flatMap(([, list = ""]) =>
    [...list.matchAll(/"([^"]+)"/g)].map(([, text = ""]) => JSON.parse(`"${text}"`) as string),
  );

  const lost = texts
    .flatMap(alternativesOf)
    .filter((pattern) => !sources.some((file) => new RegExp(`^${pattern}[^?]*\\.tsx?$`).test(file)));

  expect(texts.length).toBeGreaterThan(50);
  expect(lost).toEqual([]);
});

test("the development server of the web client forwards no source file to the api", () => {
  const config = readFileSync("web/vite.config.ts", "utf8");
  const rows = config.slice(config.indexOf("proxy: {"));
  const forwarded = [...rows.matchAll(/("\^[^"]+"):/g)].map(([, text = ""]) => new RegExp(JSON.parse(text) as string));

  const lost = sources
    .filter((file) => file.startsWith("web/"))
    .filter((file) => forwarded.some((pattern) => pattern.test(file.slice("web".length))));

  expect(forwarded.length).toBeGreaterThan(3);
  expect(lost).toEqual([]);
});

test("every start of the built product names NODE_ENV=production: each command line, and each unit, container and program that starts it", () => {
  const PRODUCTION = /NODE_ENV(=|: ")production/;
  const programs = ["api", "e2e", ".ci", ".github"]
    .flatMap((root) => readdirSync(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const starts = [
    ...programs.map((place) => ({ place, text: readFileSync(place, "utf8") })),
    ...["README.md", "api/deploy/README.md", "package.json"].flatMap((place) =>
      readFileSync(place, "utf8")
        .split("\n")
        .map((text) => ({ place, text })),
    ),
  ].filter(({ text }) => text.includes("dist/api/server.js"));

  const wrong = starts.filter(({ text }) => !PRODUCTION.test(text)).map(({ place }) => place);

  expect(starts.length).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});

const MOST_COLUMNS = 120;

/** Matches files that are generated, and the start of a comment for the linter, which must be one line. */
const GENERATED = /\/generated\w*\.ts$/;
const FOR_LINTER = /^\s*oxlint-/;

test("no comment is wider than 120 columns, which Prettier does not change", () => {
  const wide = [...sources, ...sourcesIn("e2e")]
    .filter((file) => !GENERATED.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, "utf8");
      const { comments } = parseSync(file, text);
      return comments
        .filter(({ value }) => !FOR_LINTER.test(value))
        .flatMap(({ start, end }) => linesAt(text, start, end))
        .filter((line) => line.length > MOST_COLUMNS)
        .map((line) => `${file}: ${line.trim()}`);
    });

  expect(wide).toEqual([]);
});

/** The whole lines of the text that contain the characters from `start` to `end`. */
function linesAt(text: string, start: number, end: number) {
  const after = text.indexOf("\n", end);
  return text.slice(text.lastIndexOf("\n", start) + 1, after < 0 ? undefined : after).split("\n");
}

/** The linter's rule against spreading a literal does not check the attributes of JSX. */
test("no element spreads a literal as its attributes", () => {
  const spreads = (file: string) => /\{\s*\.\.\.\s*[{[]/.test(readFileSync(file, "utf8"));
  expect(sources.filter((file) => file.endsWith(".tsx") && spreads(file))).toEqual([]);
});

/**
 * Code that the web client may contain only in the file `door`, which all other files must use. Without a `door`, no
 * file may contain the code.
 */
const ONE_DOOR: { what: string; pattern: RegExp; door?: string }[] = [
  {
    what: "`maxlength` and cut values: what is pasted is lost unseen. TextField's `longest` counts and refuses",
    pattern: /\bmaxLength=\{|\bmaxlength="|target\.value\.slice\(/,
  },
  {
    what: "localStorage and sessionStorage, which throw where they are full or blocked",
    pattern: /(?<!")\b(localStorage|sessionStorage)\b(?=[.[;,)}])|\["?(localStorage|sessionStorage)"?\]|window\[area\]/,
    door: "web/browserStore.ts",
  },
];

test.each(ONE_DOOR)("the web has one door for $what", ({ pattern, door }) => {
  const outside = sources.filter(
    (file) =>
      (file.startsWith("web/") || file.startsWith("api/contact/")) &&
      !TEST.test(file) &&
      file !== door &&
      !file.startsWith("web/testing/") &&
      pattern.test(readFileSync(file, "utf8")),
  );

  if (door) expect(readFileSync(door, "utf8")).toMatch(pattern);
  expect(outside).toEqual([]);
});

/**
 * Files that may call `import(` directly. They run on the server or at the build, or they hydrate an island (a part of
 * a static page). An island's HTML works without its script, and the user's next action tries to load the script again.
 */
const LOAD_WITHOUT_DOOR = [
  "web/build.ts",
  "web/app/render.tsx",
  "web/app/islands.ts",
  "web/app/hydrateIslands.ts",
  "web/app/loadPortal.ts",
  "web/pages/public/publicPages.tsx",
  "web/pages/public/publicWords.ts",
];

test("code that the web loads later comes through a door that says when it cannot be loaded", () => {
  const DOOR = /\b(lazyComponent|deferredComponent|loadPart|loadExtra|screen|portalScreen)(<[^(]*>)?\($/;
  /**
   * Removes the text between the loading call, such as `loadPart(`, and its `import(`: the start of an arrow function,
   * and the start of a `Promise.all` with other imports. DOOR then matches the end of the text if the call is allowed.
   */
  const opened = (text: string) =>
    text
      .replace(/const \[\{ \w+ \}\] = await Promise\.all\(\[\s*(import\("[^"]+"\),\s*)*$/, "")
      .replace(/\s*(async )?\(\) => (\{\s*)?(\(await )?$/, "");
  const bare = sources
    .filter((file) => file.startsWith("web/") && !TEST.test(file) && !LOAD_WITHOUT_DOOR.includes(file))
    .filter((file) => !file.startsWith("web/testing/"))
    .flatMap((file) => {
      const text = readFileSync(file, "utf8");
      const calls = [...text.matchAll(/(?<!typeof )\bimport\(|(?<![.\w])lazy\(/g)];
      return calls
        .filter(({ index }) => !DOOR.test(opened(text.slice(0, index))))
        .map(({ index }) => `${file}: ${text.slice(index, text.indexOf("\n", index))}`);
    });

  expect(bare).toEqual(["web/ui/lazyComponent.ts: lazy(async () => ({ default: await loadPart(load) }));"]);
});

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/**
 * A browser that translates a page replaces each text node by elements. React then fails with NotFoundError when it
 * adds or removes a neighbour of the text, or the text itself, and the page goes blank.
 */
test("no text stands beside a conditional element, and no conditional text beside anything: each has its own element", () => {
  const inner = (node: Node) => (node.type === "JSXExpressionContainer" ? (node.expression as Node) : node);
  const branches = (node: Node): Node[] => {
    if (node.type === "ParenthesizedExpression") return branches(node.expression as Node);
    if (node.type === "LogicalExpression") return branches(node.right as Node);
    if (node.type !== "ConditionalExpression") return [node];
    return [...branches(node.consequent as Node), ...branches(node.alternate as Node)];
  };
  const isConditional = ({ type }: Node) => type === "LogicalExpression" || type === "ConditionalExpression";
  const isElement = ({ type }: Node) => type === "JSXElement" || type === "JSXFragment";
  const isText = (node: Node) =>
    node.type === "TemplateLiteral" ||
    (["JSXText", "Literal"].includes(node.type) && typeof node.value === "string" && node.value.trim() !== "");

  const wrong: string[] = [];
  for (const file of sources.filter((one) => one.endsWith(".tsx") && !TEST.test(one))) {
    const source = readFileSync(file, "utf8");
    const visit = (value: unknown) => {
      if (Array.isArray(value)) value.forEach(visit);
      if (typeof value !== "object" || value === null || Array.isArray(value)) return;
      const node = value as Node;
      if (isElement(node)) {
        const children = (node.children as Node[])
          .map(inner)
          .filter(
            ({ type, value: text }) => type !== "JSXEmptyExpression" && (type !== "JSXText" || String(text).trim()),
          );
        const conditional = children.filter(isConditional).map(branches);
        const some = (is: (branch: Node) => boolean) => conditional.some((of) => of.some(is));
        const besideElement = some(isElement) && children.some(isText);
        if (children.length > 1 && (besideElement || some(isText)))
          wrong.push(`${file}:${source.slice(0, node.start).split("\n").length}`);
      }
      Object.values(node).forEach(visit);
    };
    visit(parseSync(file, source).program);
  }

  expect(wrong).toEqual([]);
});
