import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { fileURLToPath } from "node:url";

import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";

import { withoutGraphiqlFonts } from "./explorer/withoutGraphiqlFonts.ts";
import { publicPagesPlugin } from "./publicPagesPlugin.ts";

/** Keeps the browser's Host header (changeOrigin: false): the api compares a write's Origin with it. */
const API = { target: "http://localhost:3000", changeOrigin: false };

/** In development too a browser that opens /graphql gets the explorer. */
const explorerPage = ({ method, headers: { accept = "" } }: IncomingMessage) => (method === "GET" && accept.includes("text/html") ? "/explorer/index.html" : undefined);

/** Preloads the text's font in the HTML, instead of after its style sheet. */
const preloadFont: Plugin = {
  name: "preload-font",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /plex-sans-core-.*\.woff2$/.test(file))
        .map((file) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `/${file}` },
          injectTo: "head",
        })),
  },
};

/** Inlines the portal's style sheet, which is small. */
const inlineStyles: Plugin = {
  name: "inline-styles",
  enforce: "post",
  generateBundle(_options, bundle) {
    const page = bundle["index.html"];
    if (page?.type !== "asset") return;
    page.source = String(page.source).replaceAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (link, file: string) => {
      const sheet = bundle[file];
      return sheet?.type === "asset" ? `<style>${String(sheet.source).trim()}</style>` : link;
    });
  },
};

/** The theme turns ripples off; MUI's ButtonBase imports their code all the same. */
const withoutRipples: Plugin = {
  name: "without-ripples",
  enforce: "pre",
  resolveId: (source, importer) => (source === "./TouchRipple.mjs" && importer?.includes("/@mui/material/ButtonBase/") ? "\0no-ripple" : null),
  load: (id) => (id === "\0no-ripple" ? "export default () => null;" : null),
};

const modules = (...names: string[]) => `/node_modules/(${names.join("|")})`;
const ours = (...names: string[]) => `/(${names.join("|")})[^?]*\\.tsx?$`;
const anyOf = (...patterns: string[]) => new RegExp(patterns.join("|"));

const eitherOf = (holds: (id: string) => boolean, ...patterns: string[]) => (id: string) => holds(id) || anyOf(...patterns).test(id);

/** Rules without a yup schema: screens without a form use them too. */
const isPlainRule = (id: string) => /\/api\/(?!.*(scopes|spreadsheet|awaited|bidFilter|bidGroup|bidOrder|changedSince|filterSet|listInWords|noticeKinds|amendments)).*\.rules\.ts$/.test(id) && !readFileSync(id, "utf8").includes('from "yup"');

/**
 * Chunk groups: modules that are loaded together share a file. The first view of a portal screen loads at most 12 files, a public
 * page 3 until an island wakes (`npm run size` and e2e/loadedFiles.spec.ts). Earlier groups win. The islands of public pages take `base` and `site`, never `portal`.
 */
const GROUPS = [
  {
    name: "base",
    test: anyOf(
      modules("react/", "react-dom/", "scheduler/", "lucide-react/dist/esm/(?!icons/|lucide-react)", "lucide-react/dist/esm/icons/x\\."),
      "vite/preload-helper|rolldown/runtime",
      ours("api/core/rules/(addresses|language|siteFacts|page|retryAfter|sha256)", "api/(content/shownPage|bids/receipts/receiptPatterns)", "web/site\\.", "web/paths", "web/format/dates", "web/ui/(EmailText|part|saveText|useHydrated|feedback/(toastWords|ToastProvider|useToast)|forms/(useRetryKey|useSendAgain|sendAgain))", "web/pages/publicWords", "web/features/marketing/frame/cookieConsent"),
    ),
  },
  { name: "toast", test: anyOf(modules("@radix-ui/"), ours("web/ui/feedback/(ToastArea|ToastCard|useRestoreFocus)")) },
  { name: "dialog", test: anyOf(modules("@mui/material/(Dialog/(Dialog|index)\\.|Modal|Backdrop|Fade|Unstable_TrapFocus|Portal/)")), includeDependenciesRecursively: false },
  { name: "questions", test: anyOf(ours("web/graphql/generatedQuestions", "web/features/questions/(OpenQuestionCount|PublishedQuestion)", "api/tenders/questionTime")), includeDependenciesRecursively: false },
  { name: "lists", test: anyOf(modules("lucide-react/dist/esm/icons/(download|sliders-horizontal)\\."), ours("api/core/rules/(changedSince|country|filterKinds|filterSet)", "api/tenders/tenderFilter", "web/graphql/(dropFromLists|useEveryPage|useMorePages|pageAfter|readPages)", "web/ui/lists/(Filter(Choice|Field|Fields|Text)|filterControl|Finder|MoreFilters|tenderControls|LongList|SearchField|ViewChoice|listView|sortingIn|useAddressFilters|useCheckedDownload|useDebouncedFilter|useFinder|useUnpressed|useVirtual)", "web/format/count", "web/clock/(usePolling|change)", "web/features/tenders/(TenderTitle|tenderChanges)", "web/features/audit/HistoryOpener", "web/ui/(HistoryLink|history)", "web/features/bids/receipts/CheckReceipt(?!Form)")), includeDependenciesRecursively: false },
  {
    name: "portal",
    test: eitherOf(
      isPlainRule,
      modules("@apollo/", "graphql/", "optimism/", "rxjs/", "@wry/", "react-router", "lucide-react/(?!dist/esm/icons/(arrow-(down|right|up|up-down)|bookmark|check|columns-3|copy|download|file-down|printer|sliders-horizontal)\\.)"),
      modules("@emotion/", "@mui/(?!material/)", "hoist-non-react-statics/", "react-is/", "stylis/", "tslib/"),
      modules("@mui/material/(?!Accordion|Checkbox|Chip|CircularProgress|Collapse|FormControlLabel|LinearProgress|Tab|ToggleButton|internal/SwitchBase)"),
      ours("web/(clock/(?!usePolling|change|followChanges|leftToUse)|format/|graphql/(?!generated[A-Z]|dropFromLists))", "web/ui/(?!ClosingSealFacts|fingerprints/|reasonLabel|ShownOnce|changes/(?!ChangesLink|seenAddenda)|lists/(FilterField|MoreFilters|ViewChoice|VirtualList|LongTable|filterControl|tenderControls|listView|moveBetweenRows|sortingIn|table/|useScrollAnchor)|forms/|frame/(BridgeDrawing|DrawingSheet|PublicHeader|SheetGrid))", "web/ui/forms/(FormOwner|LeaveDialog|choicesOf|keptForm|unsavedChanges)"),
      ours("web/features/session/(Require|storedUser|useLogout|useSession)", "web/features/company-profile/useCompanyProfile", "web/features/bids/(ownBid|receipts/receivedText)", "web/features/tenders/(ClosingSoonBadge|DaysLeft|QuestionsLink|TenderFact(?!s)|bidderProfile|tenderOrder)"),
    ),
  },
  {
    name: "forms",
    test: anyOf(
      modules("deepmerge/", "formik/", "lodash-es/", "property-expr/", "react-fast-compare/", "tiny-case/", "toposort/", "yup/"),
      ours("web/ui/forms/(?!StaleEditNotice|SavedMeanwhile|useVersionedSave|mergeStale|useStaleEdit|BoxesField)", "api/core/rules/field", "api/bids/bid\\.rules", "api/users/registration"),
    ),
    minShareCount: 2,
  },
  { name: "notices", test: anyOf(ours("web/graphql/generatedNotices", "web/features/notices/UnreadCount")), includeDependenciesRecursively: false },
  { name: "boxes", test: anyOf(modules("@mui/material/(Checkbox|FormControlLabel|internal/SwitchBase)"), ours("web/ui/forms/BoxesField")), minShareCount: 2 },
  { name: "versioned-form", test: anyOf(ours("web/ui/forms/")), minShareCount: 2 },
  { name: "virtual-list", test: anyOf(modules("react-virtuoso/"), ours("web/ui/lists/(VirtualList|LongTable|moveBetweenRows|useScrollAnchor)")) },
  { name: "table", test: anyOf(modules("lucide-react/dist/esm/icons/columns-3\\."), ours("web/ui/lists/table/", "api/core/rules/spreadsheet")), includeDependenciesRecursively: false },
  { name: "site", test: anyOf(ours("web/features/marketing/(?!copy/)", "web/features/content/(Article|PageLinks|Project|list|project|readShown|shownContent|useShown)")), minShareCount: 2 },
  { name: "receipts", test: anyOf(modules("lucide-react/dist/esm/icons/(copy|file-down|printer)\\."), ours("web/graphql/generatedOnDemand", "web/features/bids/receipts/(Receipt(Acts|Verdict)|receiptText|SaveReceipt|saveReceipt|useReceiptCheck|verifyReceipt)", "web/ui/ClosingSealFacts")), includeDependenciesRecursively: false },
  { name: "changes", test: anyOf(ours("web/ui/changes/", "api/tenders/addenda/amendments")), includeDependenciesRecursively: false },
  { name: "own-bids", test: anyOf(ours("web/graphql/generatedBids", "web/features/bids/readAgain")), includeDependenciesRecursively: false },
  { name: "bid-form", test: anyOf(ours("web/features/bids/(form/(?!TenderGone)|drafts/(Draft(Guard|Status)|KeepDraft|draft|useDraft))")), minShareCount: 2 },
  // What the tender's page shows of other screens once a part of it is opened.
  { name: "bid-states", test: anyOf(ours("web/features/bids/mine/(bidOutcome|BidTenderBadge)")), includeDependenciesRecursively: false },
  { name: "outcome", test: anyOf(ours("web/features/bids/mine/OutcomeFacts", "web/ui/reasonLabel")), includeDependenciesRecursively: false },
  { name: "deciding", test: anyOf(ours("api/bids/(awaited|bidFilter|bidGroup)", "web/graphql/generatedDeciding", "web/features/deciding/(AllBids|GroupFilters|groupFilters|bidFilterControls|Bid(Cards|Decision|GroupSection|TenderFinder|sBar|sByTender|sInside)|DecisionNotice|FilesOfBid|SubmittedBidCard|TenderBids|UnconfirmedMark|bidsView|mayDecide|readBids|readableBid|refreshBids|use(BidsOfTender|BidsPolling|CsvExport|Decisions|ExpandedTenders|RefetchAfterClosing|TenderFinder|TendersByBids))")), includeDependenciesRecursively: false },
  // Parts that several screens share, by the screens that share them.
  { name: "bids", test: anyOf(ours("web/(graphql/generatedDeciding|features/(bids|tenders|deciding)/)")), minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3000 },
  // Lists apart from the forms, which load Formik and yup once one is opened.
  { name: "users", test: anyOf(ours("web/(graphql/generatedUsers|features/users/(userActs|userWords|useUserActs))")), minShareCount: 2, includeDependenciesRecursively: false },
  { name: "user-forms", test: anyOf(ours("web/features/users/", "api/(users|company-profiles)/.*\\.rules")), minShareCount: 2 },
  { name: "sign-in", test: anyOf(ours("web/ui/frame/", "web/features/session/", "web/graphql/generatedAccounts")), minShareCount: 2 },
  { name: "contents", test: anyOf(ours("web/(graphql/generatedContent|features/content/contentLists)")), minShareCount: 2, includeDependenciesRecursively: false },
  { name: "editors", test: anyOf(ours("web/features/content/(?!Article)")), minShareCount: 2 },
];

/** Leaves out our own modules that are type imports only, or are tree-shaken. */
const OURS = { test: /\/(web|api)\/.*\.tsx?$/, sideEffects: false };

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  // An import of types alone must not put its module into a group.
  oxc: { typescript: { onlyRemoveTypeImports: false } },
  plugins: [react(), withoutRipples, preloadFont, inlineStyles, withoutGraphiqlFonts, publicPagesPlugin],
  // RxJS as modern JavaScript: its default export is ES5.
  resolve: { conditions: ["es2015", ...defaultClientConditions] },
  // No data: URLs for small assets: the Content-Security-Policy allows fonts from the site alone.
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    // A browser that cannot preload modules loads them when they are imported.
    modulePreload: { polyfill: false },
    // The portal is a single-page application. The public pages are prerendered after it: build.ts builds their boot.ts, which imports hydrateIsland.
    rolldownOptions: {
      input: ["index.html", "app/sendFirst.ts", "app/hydrateIsland.tsx"].map((file) => fileURLToPath(new URL(file, import.meta.url))),
      preserveEntrySignatures: "allow-extension",
      treeshake: { moduleSideEffects: [OURS] },
      output: { codeSplitting: { groups: GROUPS.map((group, index) => ({ ...group, priority: GROUPS.length - index })) } },
    },
  },
  // Proxies only the endpoint /graphql, not the source folder graphql/.
  server: { port: 5173, proxy: { "^/graphql$": { ...API, bypass: explorerPage }, "^/graphql/": API, "^/api/": API, "^/events$": API } },
});
