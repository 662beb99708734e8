import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

import ts from "typescript";

/** The api's storeys, lowest first: a file imports its own folder and lower storeys, never another folder of its storey. */
const API_STOREYS = [
  ["core"],
  ["mail"],
  ["users"],
  ["session", "company-profiles", "content", "contact"],
  ["tenders"],
  ["bids"],
  ["site"],
  ["demonstration"],
  ["database"],
  ["(top)"],
  ["testing"],
];

/** The web's storeys; within `features` each folder stands alone, below it the parts may see each other. */
const WEB_STOREYS = [["theme", "format", "graphql", "paths.ts", "site.ts"], ["clock"], ["ui"], ["features"], ["pages"], ["app"], ["main.tsx", "testing", "pictures", "build.ts", "publicPagesPlugin.ts", "vite.config.ts"]];

const SOURCE = /\.tsx?$/;
const TEST = /\.test\.tsx?$/;

const sources = ["api", "web"]
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => posix.join(root, file)))
  .filter((file) => SOURCE.test(file) && !file.endsWith("vite-env.d.ts"));

interface Arrow {
  from: string;
  to: string;
}

const importsOf = (file: string) =>
  ts.preProcessFile(readFileSync(file, "utf8")).importedFiles.map(({ fileName }) => fileName);

/** `#api/bids/Bid.ts` is the file api/bids/Bid.ts; what is not ours gives null. */
function fileOf(from: string, specifier: string) {
  if (specifier.startsWith("#")) return specifier.slice(1);
  return specifier.startsWith(".") ? posix.join(dirname(from), specifier) : null;
}

const arrows: Arrow[] = sources
  .filter((file) => !TEST.test(file))
  .flatMap((from) => importsOf(from).map((specifier) => ({ from, to: fileOf(from, specifier) })))
  .filter((arrow): arrow is Arrow => arrow.to !== null);

const roomOf = (file: string) => {
  const [, room = "", ...rest] = file.split("/");
  return rest.length === 0 && file.startsWith("api/") ? "(top)" : room;
};
const storeyOf = (storeys: string[][], file: string) => storeys.findIndex((storey) => storey.includes(roomOf(file)));
const within = (root: string) => arrows.filter(({ from, to }) => from.startsWith(root) && to.startsWith(root));

test("in the api nothing imports a storey above it, or another folder of its own storey", () => {
  const wrong = within("api/").filter(({ from, to }) => {
    const [above, below] = [storeyOf(API_STOREYS, from), storeyOf(API_STOREYS, to)];
    return above < below || (above === below && roomOf(from) !== roomOf(to));
  });

  expect(wrong).toEqual([]);
});

test("in the web theme, format, graphql and paths come first, then the clock, ui, features, pages and the app", () => {
  const wrong = within("web/").filter(({ from, to }) => storeyOf(WEB_STOREYS, from) < storeyOf(WEB_STOREYS, to));

  expect(wrong).toEqual([]);
});

test("no feature imports another: pages compose them", () => {
  const feature = (file: string) => (file.startsWith("web/features/") ? file.split("/")[2] : null);

  const wrong = arrows.filter(({ from, to }) => feature(from) && feature(to) && feature(from) !== feature(to));

  expect(wrong).toEqual([]);
});

test("the web's only door into the api are the rules, and the api knows nothing of the web", () => {
  const wrong = arrows.filter(
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

/** rules → entity → input → act → resolver; routes know only rules and the route table. */
const kindOf = (file: string) => {
  if (file.endsWith(".rules.ts")) return 0;
  if (file.endsWith("Input.ts")) return 2;
  if (file.endsWith("Resolver.ts")) return 4;
  return /\/[A-Z]\w*\.ts$/.test(file) ? 1 : 3;
};

test("inside a noun rules come first, then the entity, its input, the acts and the resolver", () => {
  const nouns = API_STOREYS.slice(2, 6).flat();
  const wrong = within("api/")
    .filter(({ from, to }) => nouns.includes(roomOf(from)) && roomOf(from) === roomOf(to))
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

test("nothing imports itself by any way round", () => {
  const next = new Map(sources.map((file) => [file, arrows.filter(({ from }) => from === file).map(({ to }) => to)]));
  const done = new Set<string>();
  const circles: string[][] = [];
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file]);
    if (done.has(file) || path.includes(file)) return;
    for (const to of next.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of sources) visit(file, []);

  expect(circles).toEqual([]);
});

test("no two components or hooks of the web share a name", () => {
  const names = sources.filter((file) => file.startsWith("web/") && !TEST.test(file)).map((file) => posix.basename(file).replace(SOURCE, ""));
  const shared = names.filter((name, index) => /^([A-Z]|use[A-Z])/.test(name) && names.indexOf(name) !== index);

  expect(shared).toEqual([]);
});

test("every import of our own files goes by its name from the top, never up the tree, and exists", () => {
  const upward = sources.flatMap((file) => importsOf(file).filter((specifier) => specifier.startsWith("../")).map((to) => ({ file, to })));
  const missing = arrows.filter(({ to }) => SOURCE.test(to) && !sources.includes(join(to)));

  expect([...upward, ...missing]).toEqual([]);
});
