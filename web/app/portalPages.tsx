import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, type RouteObject } from "react-router-dom";

import { escaped } from "#api/core/rules/escaped.rules.ts";
import { LANGUAGES, type Language, languageOf, localPath } from "#api/core/rules/language.rules.ts";

import { App } from "#web/app/App.tsx";
import { firstRequest } from "#web/app/firstRequest.ts";
import portalCss from "#web/app/portalCookies.css?inline";
import { PublicApp } from "#web/app/PublicApp.tsx";
import { routerReady, routes } from "#web/app/routes.tsx";
import { isScreen } from "#web/app/screen.ts";
import buttonCss from "#web/features/marketing/frame/button.css?inline";
import { CookieBanner } from "#web/features/marketing/frame/CookieBanner.tsx";
import bannerCss from "#web/features/marketing/frame/cookies.css?inline";
import { type SignInWords } from "#web/features/session/SignInWords.ts";
import { signInWords } from "#web/features/session/useSignInWords.ts";
import { siteWords } from "#web/pages/public/publicWords.ts";
import { paths } from "#web/paths.ts";
import { site } from "#web/site.ts";

export interface PortalPage {
  /** The route pattern. */
  address: string;
  /** The name of the component and of its file. */
  component: string;
  /** True if the HTML contains the rendered screen. */
  prerendered: boolean;
  /** True if the portal's script runs only after the visitor touches the screen (loadPortal.ts). */
  sleeps: boolean;
  /** The language of the words that the page loads, and of its HTML. */
  language: Language;
  html: string;
  /** The screen's first GraphQL request as JSON, for sendFirst.ts; null if the screen has none. */
  firstRequest: string | null;
}

interface Prerendered {
  path: string;
  wordsOf: (words: SignInWords) => { title: string; lead: string };
  /**
   * Excludes the screen from search engines (noindex) and runs the portal's script at once, because the script may read
   * a token in the URL. On other prerendered screens the script runs at the visitor's first interaction.
   */
  isPrivate?: true;
}

/** The screens that need no session. They are prerendered, each with its own title and description. */
const SCREENS: readonly Prerendered[] = [
  { path: paths.login, wordsOf: ({ login }) => login },
  { path: paths.register, wordsOf: ({ registration }) => registration },
  { path: paths.forgotPassword, wordsOf: ({ recovery }) => recovery.ask, isPrivate: true },
  { path: paths.resetPassword, wordsOf: ({ recovery }) => recovery.choose, isPrivate: true },
  { path: paths.confirmEmail, wordsOf: ({ recovery }) => recovery.confirm, isPrivate: true },
];

const PRERENDERED = LANGUAGES.flatMap((language) =>
  SCREENS.map(({ path, wordsOf, isPrivate }) => ({
    address: localPath(language, path),
    language,
    words: wordsOf(signInWords[language]),
    isPrivate,
  })),
);

/**
 * The HTML of each portal URL, in each language in which its screen exists.
 * @param shells The built index.html of each language.
 */
export const portalPages = (shells: Record<Language, string>): Promise<PortalPage[]> =>
  Promise.all(
    routes.flatMap(screensOf).map(async ({ address, component, language }) => {
      const screen = PRERENDERED.find((row) => row.address === address);
      const shell = replaceOnce(shells[language], /<html lang="\w+">/, `<html lang="${language}">`);
      return {
        address,
        component,
        language,
        prerendered: Boolean(screen),
        sleeps: screen !== undefined && !screen.isPrivate,
        html: screen ? await prerendered(shell, screen) : shell,
        firstRequest: await firstRequest(component),
      };
    }),
  );

type Screen = Pick<PortalPage, "address" | "component" | "language">;

const screensOf = ({ path, lazy, children = [] }: RouteObject): Screen[] => [
  ...(path && isScreen(lazy)
    ? languagesOf(path, lazy.languages).map((language) => ({ address: path, component: lazy.component, language }))
    : []),
  ...children.flatMap(screensOf),
];

/**
 * The languages in which a route's screen is built. Below /dashboard: all languages of the screen. Elsewhere: the
 * language of the path, such as French for /fr/login.
 */
const languagesOf = (path: string, languages: readonly Language[]) =>
  path.startsWith(paths.dashboard) ? languages : [languageOf(path).language];

async function prerendered(shell: string, { address, language, words, isPrivate }: (typeof PRERENDERED)[0]) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  await routerReady(router);
  const { markup, styles } = withoutStyles(
    renderToString(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  );
  return [
    [/<title>.*<\/title>/, `<title>${escaped(`${words.title} | ${site.name}`)}</title>`],
    [/(<meta\s+name="description"\s+content=")[^"]*/, `<meta name="description" content="${escaped(words.lead)}`],
    ["</head>", `${isPrivate ? ROBOTS : ""}<style>${cookiesCss}</style>${styles}</head>`],
    ['<div id="root"></div>', `<div id="root">${markup}</div>${await cookieBanner(language)}`],
  ].reduce((html, [part = "", text]) => replaceOnce(html, part, String(text)), shell);
}

const cookiesCss = portalCss + buttonCss + bannerCss;

/** The HTML of the cookie banner, included in the page so that the banner does not need the portal's script. */
const cookieBanner = async (language: Language) =>
  renderToString(
    <PublicApp
      site={{ language, path: paths.home, copy: await siteWords[language]() }}
      page={<CookieBanner className="portal-cookies" />}
    />,
  );

const ROBOTS = '<meta name="robots" content="noindex">';

const STYLE = /<style data-emotion="(css(?:-global)?) (\w+)">(.*?)<\/style>/gs;

/**
 * Moves Emotion's style elements out of the HTML and returns them for the head. (Emotion is MUI's style library; it
 * writes them between the components.) In the head, browsers compute the styles only once.
 */
function withoutStyles(html: string) {
  const sheets = [...html.matchAll(STYLE)].map(([, key = "", id = "", rules = ""]) => ({ key, id, rules }));
  const [plain, global] = [sheets.filter(({ key }) => key === "css"), sheets.filter(({ key }) => key !== "css")];
  const styles = [
    ...global.map(({ key, id, rules }) => `<style data-emotion="${key} ${id}">${rules}</style>`),
    `<style data-emotion="css ${plain.map(({ id }) => id).join(" ")}">${plain.map(({ rules }) => rules).join("")}</style>`,
  ];
  return { markup: html.replaceAll(STYLE, ""), styles: styles.join("") };
}

function replaceOnce(html: string, part: string | RegExp, text: string) {
  if (html.search(part) < 0) throw new Error(`index.html has no ${part}`);
  return html.replace(part, () => text);
}
