import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

import ts from "typescript";

/** The api's layers, lowest first: a file imports its own folder and lower layers, never another folder of its layer. */
const API_LAYERS = [
  ["core"],
  ["mail"],
  ["audit"],
  ["users"],
  ["notices"],
  ["session", "company-profiles", "content", "contact", "events"],
  ["tenders"],
  ["bids"],
  ["questions"],
  ["desks", "personal-data", "webhooks"],
  ["site", "open-data"],
  ["demonstration"],
  ["database"],
  ["(top)"],
  ["testing"],
];

/** The web's layers, lowest first. The folders in `features` must not import each other; those of a lower layer may. */
const WEB_LAYERS = [["theme", "format", "graphql", "paths.ts", "site.ts"], ["clock"], ["ui"], ["features"], ["pages"], ["pictures"], ["app", "explorer"], ["main.tsx", "testing", "build.ts", "publicPagesPlugin.ts", "vite.config.ts"]];

const SOURCE = /\.tsx?$/;
const TEST = /\.test\.tsx?$/;

const sources = ["api", "web"]
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => posix.join(root, file)))
  .filter((file) => SOURCE.test(file) && !file.endsWith("vite-env.d.ts"));

interface Import {
  from: string;
  to: string;
}

/** A worker is loaded by its address: `new URL("./x.worker.ts", import.meta.url)`. */
const WORKER = /new URL\("(\.\/[^"]+\.worker\.ts)", import\.meta\.url\)/g;

function importsOf(file: string) {
  const text = readFileSync(file, "utf8");
  return [...ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName), ...[...text.matchAll(WORKER)].map(([, worker = ""]) => worker)];
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

/** The order inside a noun: rules → entity → input → act → resolver. */
const kindOf = (file: string) => {
  if (file.endsWith(".rules.ts")) return 0;
  if (file.endsWith("Input.ts")) return 2;
  if (file.endsWith("Resolver.ts")) return 4;
  return /\/[A-Z]\w*\.ts$/.test(file) ? 1 : 3;
};

test("inside a noun rules come first, then the entity, its input, the acts and the resolver", () => {
  const nouns = API_LAYERS.slice(3, 10).flat();
  const wrong = within("api/")
    .filter(({ from, to }) => nouns.includes(folderOf(from)) && folderOf(from) === folderOf(to))
    .filter(({ from }) => !from.endsWith(".routes.ts"))
    .filter(({ from, to }) => kindOf(from) < kindOf(to) || to.endsWith(".routes.ts"));

  expect(wrong).toEqual([]);
});

test("routes reach the api through GraphQL text: they import rules, other routes and the route table", () => {
  const wrong = within("api/")
    .filter(({ from }) => from.endsWith(".routes.ts"))
    .filter(({ to }) => !/\.(rules|routes)\.ts$/.test(to) && to !== "api/core/http/rest.ts");

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
  const names = sources.filter((file) => file.startsWith("web/") && !TEST.test(file)).map((file) => posix.basename(file).replace(SOURCE, ""));
  const shared = names.filter((name, index) => /^([A-Z]|use[A-Z])/.test(name) && names.indexOf(name) !== index);

  expect(shared).toEqual([]);
});

test("every import of our own files goes by its name from the top, never up the tree, and exists", () => {
  const upward = sources.flatMap((file) => importsOf(file).filter((specifier) => specifier.startsWith("../")).map((to) => ({ file, to })));
  const missing = imports.filter(({ to }) => SOURCE.test(to) && !sources.includes(join(to)));

  expect([...upward, ...missing]).toEqual([]);
});

test("every page, feature and act is used by the product, not by its tests alone", () => {
  const used = new Set(imports.map(({ to }) => to));
  const ENTRIES = ["(top)", "app", "explorer", "theme", "testing", "main.tsx", "build.ts", "publicPagesPlugin.ts", "vite.config.ts"];

  const unused = sources.filter((file) => !used.has(file) && !TEST.test(file) && !file.endsWith(".builders.ts") && !ENTRIES.includes(folderOf(file)));

  expect(unused).toEqual([]);
});

test("every start of the built product names NODE_ENV=production: each command line, and each unit, container and program that starts it", () => {
  const PRODUCTION = /NODE_ENV(=|: ")production/;
  const programs = ["api", "e2e", ".ci", ".github"]
    .flatMap((root) => readdirSync(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const starts = [
    ...programs.map((place) => ({ place, text: readFileSync(place, "utf8") })),
    ...["README.md", "package.json"].flatMap((place) => readFileSync(place, "utf8").split("\n").map((text) => ({ place, text }))),
  ].filter(({ text }) => text.includes("dist/api/server.js"));

  const wrong = starts.filter(({ text }) => !PRODUCTION.test(text)).map(({ place }) => place);

  expect(starts.length).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});
