import { readFileSync } from "node:fs";

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

/** The rows of web/pages/publicPages.tsx; each has the same budgets. */
const { pages: publicRows } = JSON.parse(readFileSync("dist/site/site.json", "utf8"));

/** A page's script in all: what starts it, its component, and what that loads once it is used (slides, a toast). */
const scriptsOf = ({ component }, language) => {
  const page = keyOf(`pages/${component}.tsx`);
  return [...new Set([...filesOf(["app/boot.ts", "app/hydrate.tsx", page, ...(manifest[page].dynamicImports ?? [])]), ...wordsIn(language)])];
};
/** Every file of words of a language: no page loads more of them. */
const wordsIn = (language) => filesOf(Object.keys(manifest).filter((key) => key.endsWith(`copy/${language}.ts`) || key.endsWith(`.${language}.ts`)));

const htmlOf = (address) => `dist/site/pages${address === "/" ? "/index" : address}.html`;

const publicBudgets = publicRows.flatMap((row) =>
  Object.entries(row.addresses).flatMap(([language, address]) => {
    const scripts = scriptsOf(row, language);
    atMost(10, address, filesOf(["app/boot.ts", "app/hydrate.tsx", `pages/${row.component}.tsx`, `copy/${language}.ts`]));
    const html = row.source === "build" ? [htmlOf(address)] : [];
    return [
      { name: `${address}: script in all`, path: scripts, limit: "150 kB" },
      { name: `${address}: the whole page`, path: [...html, ...scripts, ...fonts], limit: "300 kB" },
    ];
  }),
);

const FRAME = ["index.html"];

/** Lists of more than sixty items load the virtual list. */
const LONG_LISTS = { BrowseTendersPage: ["virtual-list"], MyBidsPage: ["virtual-list"] };

const portal = (page, limit) => ({
  name: `portal: ${page}`,
  path: [...atMost(12, page, filesOf([...FRAME, `pages/${page}.tsx`])), ...filesOf(LONG_LISTS[page] ?? [])].filter((file, index, all) => all.indexOf(file) === index),
  limit,
});
const admin = (page) => portal(page, "350 kB");

export default [
  { name: "public pages: script before hydration", path: filesOf(["app/boot.ts"]), limit: "15 kB" },
  ...publicBudgets,
  ...["LoginPage", "RegisterPage", "DashboardPage", "BrowseTendersPage", "SubmitBidPage", "MyBidsPage", "MyBidPage", "CompanyProfilePage"].map((page) => portal(page, "260 kB")),
  { name: "portal: MyBidPage, once its form is opened", path: filesOf([...FRAME, "pages/MyBidPage.tsx", "mine/ReviseForm.tsx"]), limit: "260 kB" },
  ...["AdminBidsPage", "TendersPage", "AdminUsersPage", "CreateUserPage", "ContentPage", "PostEditorPage", "ProjectEditorPage", "RequestsPage"].map(admin),
];
