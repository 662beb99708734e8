import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/**
 * `npm run size`, after a build: budgets of sizes after Brotli compression. The static imports of each page's chunk are
 * in the build's manifest; the dynamic imports that count are listed here.
 */
const manifest = JSON.parse(readFileSync("dist/web/.vite/manifest.json", "utf8"));
const keyOf = (source) => {
  const key = Object.keys(manifest).find(
    (name) => name === source || name.endsWith(`/${source}`) || manifest[name].name === source,
  );
  if (!key) throw new Error(`The build has no chunk of ${source}`);
  return key;
};

function filesOf(sources) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key].imports ?? []) visit(imported);
  };
  sources.map(keyOf).forEach(visit);
  return [...seen].map((key) => `dist/web/${manifest[key].file}`).filter((file) => file.endsWith(".js"));
}

/** The HTML and the font, which count as loaded files, too. */
const PAGE_AND_FONT = 2;
function atMost(limit, name, files) {
  if (files.length + PAGE_AND_FONT > limit)
    throw new Error(
      `${name} loads ${files.length + PAGE_AND_FONT} files, at most ${limit} are allowed:\n${files.join("\n")}`,
    );
  return files;
}

const fonts = Object.values(manifest)
  .map(({ file }) => file)
  .filter((file) => /plex-sans-core-.*woff2$/.test(file))
  .map((file) => `dist/web/${file}`);

/** The rows of web/pages/public/publicPages.tsx. A page's budgets depend on the islands of its row. */
const { pages: publicRows, portal: portalRows } = JSON.parse(readFileSync("dist/site/site.json", "utf8"));

/** The scripts that a page has loaded when all its islands are hydrated. */
const awake = ({ islands, script }, language) =>
  islands.length > 0
    ? [script, "app/hydrateIsland.tsx", `copy/${language}.ts`, ...islands.map((name) => `${name}.tsx`)]
    : [script];
/** All scripts of a page, including those that its islands load only on use: slides, a toast. */
const scriptsOf = (row, language) =>
  filesOf([
    ...awake(row, language),
    ...row.islands.flatMap((name) => manifest[keyOf(`${name}.tsx`)].dynamicImports ?? []),
  ]);

const htmlOf = (address) => `dist/site/pages${address === "/" ? "/index" : address}.html`;

/** The limits of pages that list every type, query or name of the API: they grow with the schema. */
const GROWS_WITH_THE_API = { "/developers": "46 kB", "/developers/types": "49.8 kB", "/developers/search": "46.2 kB" };
const firstView = (address) => GROWS_WITH_THE_API[address.replace(/^\/fr/, "")] ?? "45 kB";

const publicBudgets = publicRows.flatMap((row) =>
  Object.entries(row.addresses).flatMap(([language, address]) => {
    const scripts = scriptsOf(row, language);
    atMost(11, `${address}, with all of its islands awake,`, filesOf(awake(row, language)));
    const html = row.source === "build" ? [htmlOf(address)] : [];
    return [
      {
        name: `${address}: first view`,
        path: [...html, ...filesOf([row.script]), ...fonts],
        limit: firstView(address),
      },
      { name: `${address}: script in all`, path: scripts, limit: row.islands.length > 0 ? "105 kB" : "2 kB" },
      { name: `${address}: the whole page`, path: [...html, ...scripts, ...fonts], limit: "150 kB" },
    ];
  }),
);

const FRAME = ["index.html"];

/** Screens that also load the virtual list, for a list of fifty items or more. */
const LONG_LISTS = { BrowseTendersPage: ["virtual-list"], MyBidsPage: ["virtual-list"] };

/** The script that sends the screen's first request; none for a screen without one. */
const firstOf = (page) =>
  readFileSync(`dist/site/portal/en.${page}.html`, "utf8").includes("first-request") ? ["app/sendFirst.ts"] : [];

const portal = (page, limit) => ({
  name: `portal: ${page}`,
  path: [
    ...atMost(12, page, filesOf([...FRAME, ...firstOf(page), `${page}.tsx`])),
    ...filesOf(LONG_LISTS[page] ?? []),
  ].filter((file, index, all) => all.indexOf(file) === index),
  limit,
});

/** The budgets of the portal's screens in kB: about 1 kB more than their current sizes. */
const PORTAL = {
  LoginPage: 241.2,
  RegisterPage: 240.0,
  ForgotPasswordPage: 240.2,
  ResetPasswordPage: 240.4,
  ConfirmEmailPage: 240.1,
  SettingsPage: 244.6,
  WebhooksPage: 239.6,
  ApiTokensPage: 245.8,
  DashboardPage: 212.5,
  BrowseTendersPage: 241.6,
  SubmitBidPage: 249.0,
  MyBidsPage: 245.3,
  MyBidPage: 217.0,
  TenderChangesPage: 220.6,
  TenderPage: 227.3,
  TenderQuestionsPage: 247.1,
  QuestionsPage: 219.8,
  CompanyProfilePage: 245.1,
  AdminBidsPage: 231.8,
  TendersPage: 222.5,
  AdminUsersPage: 220.6,
  CreateUserPage: 245.4,
  ContentPage: 218.6,
  PostEditorPage: 238.0,
  ProjectEditorPage: 235.6,
  RequestsPage: 218.6,
  MailsPage: 216.5,
  NoticesPage: 220.2,
  AuditPage: 222.4,
  FiguresPage: 223.0,
};

/** Every screen must have a budget; the build lists the screens. */
const unlimited = portalRows.map(({ file }) => /\.(\w+)\.html$/.exec(file)[1]).filter((page) => !(page in PORTAL));
if (unlimited.length > 0) throw new Error(`PORTAL in .size-limit.js has no budget for ${unlimited.join(", ")}`);

/** The files that a part loads in addition to those of its screen. */
const beyond = (page, part) => filesOf([part]).filter((file) => !filesOf([...FRAME, page]).includes(file));
const WORKER = readdirSync("dist/web/assets")
  .filter((name) => /^fingerprint\.worker-.*\.js$/.test(name))
  .map((name) => `dist/web/assets/${name}`);

/** The files of the GraphQL explorer: GraphiQL with its editor. No other page loads them. */
const explorer = [...readFileSync("dist/site/explorer.html", "utf8").matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)].map(
  ([, file]) => `dist/web/${file}`,
);

/**
 * The path of a file's Brotli copy. The build has written one beside each script; pages and fonts are compressed here.
 * Each file is compressed only once, whereas size-limit would compress it for every budget that counts it.
 */
const copies = new Map();
function compressed(file) {
  if (existsSync(`${file}.br`)) return `${file}.br`;
  const copy = copies.get(file) ?? join("node_modules/.cache/axion/size", `${file}.br`);
  if (!copies.has(file)) {
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, brotliCompressSync(readFileSync(file)));
    copies.set(file, copy);
  }
  return copy;
}

const budgets = [
  { name: "the explorer at /graphql", path: explorer, limit: "360 kB" },
  ...[...new Set(publicRows.map(({ script }) => script))].map((script) => ({
    name: `public pages: ${script}, before an island wakes`,
    path: filesOf([script]),
    limit: "2 kB",
  })),
  ...publicBudgets,
  ...Object.entries(PORTAL).map(([page, kilobytes]) => portal(page, `${kilobytes} kB`)),
  {
    name: "the charts of the screen of figures, loaded after its tables",
    path: beyond("FiguresPage.tsx", "charts"),
    limit: "95 kB",
  },
  {
    name: 'fingerprints of files: what "Add files" loads',
    path: [...beyond("SubmitBidPage.tsx", "documents/NamedFiles.tsx"), ...WORKER],
    limit: "17 kB",
  },
  {
    name: "portal: MyBidPage, once its form is opened",
    path: filesOf([...FRAME, "MyBidPage.tsx", "mine/ReviseForm.tsx"]),
    limit: "250 kB",
  },
];

export default budgets.map((budget) => ({ ...budget, path: budget.path.map(compressed), brotli: false }));
