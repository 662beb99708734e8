import { readdirSync, readFileSync } from "node:fs";

/**
 * `npm run size`, after a build: size budgets with Brotli. The build's manifest tells the static imports of each page's
 * chunk; dynamic imports are named here.
 */
const manifest = JSON.parse(readFileSync("dist/web/.vite/manifest.json", "utf8"));
const keyOf = (source) => {
  const key = Object.keys(manifest).find((name) => name === source || name.endsWith(`/${source}`) || manifest[name].name === source);
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

/** The HTML and the font count as requests too. */
const PAGE_AND_FONT = 2;
function atMost(limit, name, files) {
  if (files.length + PAGE_AND_FONT > limit) throw new Error(`${name} loads ${files.length + PAGE_AND_FONT} files, at most ${limit} are allowed:\n${files.join("\n")}`);
  return files;
}

const fonts = Object.values(manifest).map(({ file }) => file).filter((file) => /plex-sans-core-.*woff2$/.test(file)).map((file) => `dist/web/${file}`);

/** The rows of web/pages/publicPages.tsx; the islands of a row decide its budgets. */
const { pages: publicRows } = JSON.parse(readFileSync("dist/site/site.json", "utf8"));

const BOOT = "app/boot.ts";
/** What a page loads by the time that all of its islands are awake. */
const awake = ({ islands }, language) => (islands.length > 0 ? [BOOT, "app/hydrateIsland.tsx", `copy/${language}.ts`, ...islands.map((name) => `${name}.tsx`)] : [BOOT]);
/** A page's script in all: also what its islands load once they are used (slides, a toast). */
const scriptsOf = (row, language) => filesOf([...awake(row, language), ...row.islands.flatMap((name) => manifest[keyOf(`${name}.tsx`)].dynamicImports ?? [])]);

const htmlOf = (address) => `dist/site/pages${address === "/" ? "/index" : address}.html`;

const publicBudgets = publicRows.flatMap((row) =>
  Object.entries(row.addresses).flatMap(([language, address]) => {
    const scripts = scriptsOf(row, language);
    atMost(11, `${address}, with all of its islands awake,`, filesOf(awake(row, language)));
    const html = row.source === "build" ? [htmlOf(address)] : [];
    return [
      { name: `${address}: first view`, path: [...html, ...filesOf([BOOT]), ...fonts], limit: "45 kB" },
      { name: `${address}: script in all`, path: scripts, limit: row.islands.length > 0 ? "105 kB" : "2 kB" },
      { name: `${address}: the whole page`, path: [...html, ...scripts, ...fonts], limit: "150 kB" },
    ];
  }),
);

const FRAME = ["index.html"];

/** Lists of fifty items and more load the virtual list. */
const LONG_LISTS = { BrowseTendersPage: ["virtual-list"], MyBidsPage: ["virtual-list"] };

/** The script that sends the first request, on the screens that name one. */
const firstOf = (page) => (readFileSync(`dist/site/portal/en.${page}.html`, "utf8").includes("first-request") ? ["app/sendFirst.ts"] : []);

const portal = (page, limit) => ({
  name: `portal: ${page}`,
  path: [...atMost(12, page, filesOf([...FRAME, ...firstOf(page), `pages/${page}.tsx`])), ...filesOf(LONG_LISTS[page] ?? [])].filter((file, index, all) => all.indexOf(file) === index),
  limit,
});

/** What each screen loads today, and about 1 kB of room. */
const PORTAL = {
  LoginPage: 232,
  RegisterPage: 231,
  ForgotPasswordPage: 231,
  ResetPasswordPage: 231,
  ConfirmEmailPage: 231,
  SettingsPage: 234,
  WebhooksPage: 230,
  ApiTokensPage: 236,
  DashboardPage: 202,
  BrowseTendersPage: 230,
  SubmitBidPage: 233,
  MyBidsPage: 230,
  MyBidPage: 204,
  TenderChangesPage: 205,
  TenderPage: 213,
  TenderQuestionsPage: 236,
  QuestionsPage: 209,
  CompanyProfilePage: 235,
  AdminBidsPage: 219,
  TendersPage: 210,
  AdminUsersPage: 210,
  CreateUserPage: 233,
  ContentPage: 208,
  PostEditorPage: 230,
  ProjectEditorPage: 227,
  RequestsPage: 208,
  MailsPage: 206,
  NoticesPage: 209,
  AuditPage: 211,
};

/** What a part loads that the screen around it has not loaded. */
const beyond = (page, part) => filesOf([part]).filter((file) => !filesOf([...FRAME, page]).includes(file));
const WORKER = readdirSync("dist/web/assets").filter((name) => /^fingerprint\.worker-.*\.js$/.test(name)).map((name) => `dist/web/assets/${name}`);

/** GraphiQL with its editor; no other page loads it. */
const explorer = [...readFileSync("dist/site/explorer.html", "utf8").matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => `dist/web/${file}`);

export default [
  { name: "the explorer at /graphql", path: explorer, limit: "360 kB" },
  { name: "public pages: script before an island wakes", path: filesOf([BOOT]), limit: "2 kB" },
  ...publicBudgets,
  ...Object.entries(PORTAL).map(([page, kilobytes]) => portal(page, `${kilobytes} kB`)),
  { name: "fingerprints of files: what \"Name files\" loads", path: [...beyond("pages/SubmitBidPage.tsx", "documents/NamedFiles.tsx"), ...WORKER], limit: "15 kB" },
  { name: "portal: MyBidPage, once its form is opened", path: filesOf([...FRAME, "pages/MyBidPage.tsx", "mine/ReviseForm.tsx"]), limit: "235 kB" },
];
