import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { fileURLToPath } from "node:url";

import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";

import { withoutGraphiqlFonts } from "./explorer/withoutGraphiqlFonts.ts";
import { publicPagesPlugin } from "./publicPagesPlugin.ts";

/**
 * The API server in development. `changeOrigin: false` preserves the browser's Host header. The API needs it, because
 * it refuses a write whose Origin header does not match the Host header.
 */
const API = { target: "http://localhost:3000", changeOrigin: false };

/** Serves the GraphQL explorer to a browser that opens /graphql, as the server does in production. */
const explorerPage = ({ method, headers: { accept = "" } }: IncomingMessage) =>
  method === "GET" && accept.includes("text/html") ? "/explorer/index.html" : undefined;

/**
 * Adds a preload link for the body text's font to the HTML. Otherwise the browser would find the font only after it has
 * loaded the style sheet.
 */
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

/** Inlines the portal's small style sheet into index.html. */
const inlineStyles: Plugin = {
  name: "inline-styles",
  enforce: "post",
  generateBundle(_options, bundle) {
    const page = bundle["index.html"];
    if (page?.type !== "asset") return;
    page.source = String(page.source).replaceAll(
      /<link rel="stylesheet"[^>]*href="\/([^"]+)">/g,
      (link, file: string) => {
        const sheet = bundle[file];
        return sheet?.type === "asset" ? `<style>${String(sheet.source).trim()}</style>` : link;
      },
    );
  },
};

/** Removes the code of ripples: the theme disables ripples, but MUI's ButtonBase imports their code anyway. */
const withoutRipples: Plugin = {
  name: "without-ripples",
  enforce: "pre",
  resolveId: (source, importer) =>
    source === "./TouchRipple.mjs" && importer?.includes("/@mui/material/ButtonBase/") ? "\0no-ripple" : null,
  load: (id) => (id === "\0no-ripple" ? "export default () => null;" : null),
};

const modules = (...names: string[]) => `/node_modules/(${names.join("|")})`;
const ours = (...names: string[]) => `/(${names.join("|")})[^?]*\\.tsx?$`;
const anyOf = (...patterns: string[]) => new RegExp(patterns.join("|"));

const eitherOf =
  (holds: (id: string) => boolean, ...patterns: string[]) =>
  (id: string) =>
    holds(id) || anyOf(...patterns).test(id);

/**
 * Whether a module contains rules that screens without a form also use: it imports no yup, which only forms need. The
 * pattern excludes rules that only a few screens use.
 */
const isPlainRule = (id: string) =>
  /\/api\/(?!.*(countryField|timeZone|scopes|spreadsheet|tendersByBids|bidFilter|bidOrder|changedSince|filterSet|noticeKinds|amendments|lifecycle|filePaths|companyId)).*\.rules\.ts$/.test(
    id,
  ) && !readFileSync(id, "utf8").includes('from "yup"');

/**
 * The chunk groups: the build puts the modules of a group into one file, because pages load them together. The first
 * view of a portal screen loads at most 12 files. A public page loads at most 3 until an island is hydrated. `npm run
 * size` and e2e/journeys/screens/loadedFiles.spec.ts check these limits. A module that matches several groups belongs
 * to the first of them. The islands of public pages use `base` and `site`, never `portal`.
 */
const GROUPS = [
  {
    name: "base",
    test: anyOf(
      modules(
        "react/",
        "react-dom/",
        "scheduler/",
        "lucide-react/dist/esm/(?!icons/|lucide-react)",
        "lucide-react/dist/esm/icons/x\\.",
      ),
      "vite/preload-helper|rolldown/runtime",
      ours(
        "api/core/rules/(addresses|language|siteFacts|page|retryAfter|sha256|textLength)",
        "api/(contact/contactLengths|content/shownPage|bids/receipts/receiptPatterns)",
        "web/site",
        "web/(browserStore|loadPart)",
        "web/paths",
        "web/format/(dates|formatCount)",
        "web/ui/(EmailText|lazyComponent|saveText|useHydrated|feedback/(MissingPart|toastWords|ToastProvider|useToast)|forms/(useRetryKey|useSendAgain|sendAgain))",
        "web/pages/public/publicWords",
        "web/features/marketing/frame/cookieConsent",
      ),
    ),
  },
  // Only the screen of figures draws charts, after its tables.
  {
    name: "charts",
    test: anyOf(
      modules("@mui/x-", "@base-ui/", "@popperjs/", "bezier-easing/", "d3-", "flatqueue/", "internmap/", "reselect/"),
      modules("use-sync-external-store/", "@mui/material/(Popper|NoSsr|ToggleButton)"),
      modules(
        "@mui/utils/(fastObjectShallowCompare|useRovingTabIndex|useSlotProps)",
        "@mui/material/utils/useRovingTabIndex",
      ),
      ours("web/features/figures/FigureChart"),
    ),
    includeDependenciesRecursively: false,
  },
  { name: "toast", test: anyOf(modules("@radix-ui/"), ours("web/ui/feedback/(ToastArea|ToastCard|useRestoreFocus)")) },
  {
    name: "dialog",
    test: anyOf(modules("@mui/material/(Dialog/(Dialog|index)\\.|Modal|Backdrop|Fade|Unstable_TrapFocus|Portal/)")),
    includeDependenciesRecursively: false,
  },
  {
    name: "questions",
    test: anyOf(
      ours(
        "web/graphql/generatedQuestions",
        "web/features/questions/(OpenQuestionCount|PublishedQuestion|words/published)",
        "api/tenders/questionTime",
      ),
    ),
    includeDependenciesRecursively: false,
  },
  {
    name: "lists",
    test: anyOf(
      modules("lucide-react/dist/esm/icons/(download|sliders-horizontal)\\."),
      ours(
        "api/core/rules/(changedSince|country\\.|filterKinds|filterSet)",
        "api/(tenders/lists/tenderFilter|company-profiles/companyId)",
        "web/graphql/(dropFromLists|useEveryPage|useMorePages|pageAfter|readPages)",
        "web/ui/lists/(Filter(Choice|Field|Fields|Text)|clearedFilters|filterControl|Finder|MoreFilters|tenderControls|LongList|SearchField|SelectBox|ViewChoice|keptView|listView|useAddressFilters|useCheckedDownload|useDebouncedFilter|useFinder|useSelection|useUnpressed|useVirtual|table/(useTableView|sortRows))",
        "web/clock/(usePolling|change)",
        "web/features/tenders/(TenderTitle|tenderChanges|management/managedTendersVariables)",
        "web/features/audit/HistoryOpener",
        "web/ui/(HistoryLink|history)",
        "web/features/bids/receipts/(CheckReceipt(?!Form)|words/checkReceipt)",
      ),
    ),
    includeDependenciesRecursively: false,
  },
  {
    name: "portal",
    test: eitherOf(
      isPlainRule,
      modules(
        "@apollo/",
        "graphql/",
        "optimism/",
        "rxjs/",
        "@wry/",
        "react-router",
        "lucide-react/(?!dist/esm/icons/(arrow-(down|right|up|up-down)|bookmark|check|columns-3|copy|download|file-down|printer|sliders-horizontal)\\.)",
      ),
      modules("@emotion/", "@mui/(?!material/)", "hoist-non-react-statics/", "react-is/", "stylis/", "tslib/"),
      modules(
        "@mui/material/(?!Accordion|Checkbox|Chip|CircularProgress|Collapse|FormControlLabel|LinearProgress|Tab|ToggleButton|internal/SwitchBase)",
      ),
      ours(
        "web/(clock/(?!usePolling|change|followChanges|timeLeft)|format/|graphql/(?!generated[A-Z]|dropFromLists))",
        "web/ui/(?!AwardTakenBack|ClosingSealFacts|fingerprints/|tenders/|uploads/|reasonLabel|ShownOnce|changes/(?!ChangesLink|seenAddenda)|lists/(FilterField|MoreFilters|Select(Box|ionBar)|useSelection|ViewChoice|VirtualList|LongTable|filterControl|tenderControls|keptView|listView|moveBetweenRows|table/|useScrollAnchor)|forms/|frame/(BridgeDrawing|DrawingSheet|PublicHeader|SheetGrid))",
        "web/ui/forms/(LeaveDialog|choicesOf|formStore|unsavedChanges|useFormWords|words/formWords)",
        "web/pages/partner/(words/|wantedTender)",
        "web/features/(tenders|company-profile)/words/",
      ),
      ours(
        "web/features/session/(Require|storedUser|useLogout|useSession)",
        "web/features/company-profile/useCompanyProfile",
        "web/features/bids/(ownBid|receipts/receivedText)",
        "web/features/tenders/(DaysLeft|QuestionsLink|TenderFact|bidderProfile)",
      ),
    ),
  },
  {
    name: "forms",
    test: anyOf(
      modules(
        "deepmerge/",
        "formik/",
        "lodash-es/",
        "property-expr/",
        "react-fast-compare/",
        "tiny-case/",
        "toposort/",
        "yup/",
      ),
      ours(
        "web/ui/forms/(?!StaleEditAlert|SavedMeanwhile|useVersionedSave|mergeStale|useStaleEdit|BoxesField)",
        "api/core/rules/field",
        "api/bids/bid\\.rules",
        "api/users/registration",
      ),
    ),
    minShareCount: 2,
  },
  {
    name: "notices",
    test: anyOf(ours("web/graphql/generatedNotices", "web/features/notices/UnreadCount")),
    includeDependenciesRecursively: false,
  },
  {
    name: "boxes",
    test: anyOf(
      modules("@mui/material/(Checkbox|FormControlLabel|internal/SwitchBase)"),
      ours("web/ui/forms/BoxesField"),
    ),
    minShareCount: 2,
  },
  { name: "versioned-form", test: anyOf(ours("web/ui/forms/")), minShareCount: 2 },
  {
    name: "virtual-list",
    test: anyOf(
      modules("react-virtuoso/"),
      ours("web/ui/lists/(VirtualList|LongTable|moveBetweenRows|useScrollAnchor)"),
    ),
  },
  // The screen of figures writes CSV files, and names their button, without the code of long tables.
  {
    name: "csv",
    test: anyOf(ours("web/ui/lists/table/(csvText|words/)", "api/core/rules/spreadsheet")),
    includeDependenciesRecursively: false,
  },
  {
    name: "table",
    test: anyOf(modules("lucide-react/dist/esm/icons/columns-3\\."), ours("web/ui/lists/table/")),
    includeDependenciesRecursively: false,
  },
  {
    name: "site",
    test: anyOf(
      ours(
        "web/features/marketing/(?!copy/)",
        "web/features/content/published/(Article|PageLinks|Project|list|project|content\\.requests|shownContent|useShownContent)",
      ),
    ),
    minShareCount: 2,
  },
  {
    name: "receipts",
    test: anyOf(
      modules("lucide-react/dist/esm/icons/(copy|file-down|printer)\\."),
      ours(
        "web/graphql/generatedOnDemand",
        "web/features/bids/receipts/(Receipt(Acts|Verdict)|receiptText|SaveReceipt|downloadReceipt|useReceiptCheck|verifyReceipt)",
        "web/ui/ClosingSealFacts",
      ),
    ),
    includeDependenciesRecursively: false,
  },
  // Browse Tenders loads this file alone, after its first view, to count new tenders.
  { name: "searches", test: anyOf(ours("web/graphql/generatedSearches")), includeDependenciesRecursively: false },
  {
    name: "tender-header",
    test: anyOf(ours("web/ui/tenders/")),
    includeDependenciesRecursively: false,
  },
  // Words of Tender Management that dialogs of a tender's page use, too.
  {
    name: "tender-words",
    test: anyOf(ours("web/features/tenders/(management|changes)/words/")),
    includeDependenciesRecursively: false,
  },
  {
    name: "changes",
    test: anyOf(ours("web/ui/changes/", "api/tenders/addenda/amendments")),
    includeDependenciesRecursively: false,
  },
  {
    name: "own-bids",
    test: anyOf(
      ours(
        "web/graphql/generatedBids",
        "web/features/bids/(bid\\.refresh|\\w+/words/|mine/(bidOutcome|BidTenderBadge))",
      ),
    ),
    includeDependenciesRecursively: false,
  },
  {
    name: "bid-form",
    test: anyOf(ours("web/features/bids/(form/(?!TenderGone)|drafts/(Draft(Guard|Status)|SaveDraft|draft|useDraft))")),
    minShareCount: 2,
  },
  // The next two groups contain code of other screens. The tender's page loads this code only when the user expands a
  // section.
  {
    name: "outcome",
    test: anyOf(ours("web/features/bids/mine/OutcomeFacts", "web/ui/reasonLabel")),
    includeDependenciesRecursively: false,
  },
  {
    name: "deciding",
    test: anyOf(
      ours(
        "api/bids/(lists/bidFilter|tenders/tendersByBids)",
        "api/company-profiles/companyId",
        "web/graphql/generatedDeciding",
        "web/features/deciding/(words/|AllBids|bidFilterControls|Bid(Cards|FilesButton|sBar|sPanel)|SubmittedBidCard|UnconfirmedMark|bidsView|refreshBids|use)",
        "web/features/deciding/decision/(BidDecision|DecisionAlert|useDecisions)",
        "web/features/deciding/groups/(?!useFocusOfMoved)",
      ),
    ),
    includeDependenciesRecursively: false,
  },
  // The next two groups separate lists from forms, because only forms need Formik and yup. So a screen loads Formik and
  // yup only when the user opens a form.
  {
    name: "users",
    test: anyOf(ours("web/(graphql/generatedUsers|features/users/(userActs|userWords|useUserActs|words/users))")),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: "company-rules",
    test: anyOf(ours("api/(users|company-profiles)/.*\\.rules")),
    minShareCount: 2,
  },
  {
    name: "user-forms",
    test: anyOf(ours("web/features/users/")),
    minShareCount: 2,
  },
  // The tender form, and the dialog before a tender's status is saved (LastStepDialog). Tender Management also opens
  // this dialog without the form.
  {
    name: "tender-form",
    test: anyOf(
      ours(
        "web/features/tenders/(form|last-step)/",
        "api/tenders/tender\\.rules",
        "api/tenders/lifecycle/(lifecycle|refusals)",
      ),
    ),
    includeDependenciesRecursively: false,
  },
  // The button that confirms addenda needs the code of forms, which the pages that show it do not load at first.
  {
    name: "confirm-addenda",
    test: anyOf(ours("web/features/bids/addenda/ConfirmAddenda")),
    includeDependenciesRecursively: false,
  },
  // Parts that several screens share. `entriesAware` splits this group: parts that the same screens use share a file.
  {
    name: "bids",
    test: anyOf(ours("web/(graphql/generatedDeciding|features/(bids|tenders|deciding)/)", "api/tenders/lifecycle/")),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 3000,
  },
  {
    name: "sign-in",
    test: anyOf(ours("web/ui/frame/", "web/features/session/", "web/graphql/generatedAccounts")),
    minShareCount: 2,
  },
  {
    name: "contents",
    test: anyOf(ours("web/(graphql/generatedContent|features/content/management/contentLists)")),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  { name: "editors", test: anyOf(ours("web/features/content/(?!published/Article)")), minShareCount: 2 },
];

/**
 * Tells the bundler that our own modules have no side effects. Tree shaking then drops modules that are unused or
 * imported only as types.
 */
const OURS = { test: /\/(web|api)\/.*\.tsx?$/, sideEffects: false };

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  // Also remove imports that are used only as types but lack the word `type`. Otherwise the bundler would treat them as
  // code and put the imported modules into a group.
  oxc: { typescript: { onlyRemoveTypeImports: false } },
  plugins: [react(), withoutRipples, preloadFont, inlineStyles, withoutGraphiqlFonts, publicPagesPlugin],
  // Use the modern JavaScript build of RxJS, because the default one is ES5.
  resolve: { conditions: ["es2015", ...defaultClientConditions] },
  // `assetsInlineLimit: 0`: never inline assets as data: URLs. The Content-Security-Policy allows only fonts of the
  // site, so it would block an inlined font.
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    // No polyfill: a browser without module preload loads modules when they are imported.
    modulePreload: { polyfill: false },
    // The portal is a single-page application (index.html). build.ts runs this build, then bundles the scripts of the
    // public pages and prerenders these pages. hydrateIsland.tsx is built here, because boot.ts loads it at run time.
    rolldownOptions: {
      input: ["index.html", "app/sendFirst.ts", "app/hydrateIsland.tsx"].map((file) =>
        fileURLToPath(new URL(file, import.meta.url)),
      ),
      preserveEntrySignatures: "allow-extension",
      treeshake: { moduleSideEffects: [OURS] },
      output: {
        codeSplitting: { groups: GROUPS.map((group, index) => ({ ...group, priority: GROUPS.length - index })) },
      },
    },
  },
  // Forward only these paths to the api, not everything below /graphql/: Vite serves the source folder web/graphql
  // there.
  server: {
    port: 5173,
    proxy: {
      "^/graphql$": { ...API, bypass: explorerPage },
      "^/graphql/schema\\.graphql$": API,
      "^/api/": API,
      "^/events$": API,
      "^/files(/|$)": API,
    },
  },
});
