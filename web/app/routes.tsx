import { type RouteObject } from "react-router-dom";

import { LANGUAGES, localPath } from "#api/core/rules/language.rules.ts";

import { ApiFrame } from "#web/app/ApiFrame.tsx";
import { BrokenScreen } from "#web/app/BrokenScreen.tsx";
import { FromServer } from "#web/app/FromServer.tsx";
import { portalRoutes } from "#web/app/portalRoutes.tsx";
import { RootFrame } from "#web/app/RootFrame.tsx";
import { screen } from "#web/app/screen.ts";
import { RedirectSignedIn } from "#web/features/session/RedirectSignedIn.tsx";
import { paths } from "#web/paths.ts";

/** Spec §2. Lazy loading: each screen is a chunk. The server renders public pages (publicPages.tsx). */
export const routes: RouteObject[] = [
  {
    Component: RootFrame,
    ErrorBoundary: BrokenScreen,
    HydrateFallback: () => null,
    children: [
      {
        Component: ApiFrame,
        children: [
          {
            Component: RedirectSignedIn,
            children: LANGUAGES.flatMap((language) => [
              { path: localPath(language, paths.login), lazy: screen(() => import("#web/pages/LoginPage.tsx"), "LoginPage") },
              { path: localPath(language, paths.register), lazy: screen(() => import("#web/pages/RegisterPage.tsx"), "RegisterPage") },
            ]),
          },
          // A signed-in person, too, can open a mailed link.
          ...LANGUAGES.flatMap((language) => [
            { path: localPath(language, paths.forgotPassword), lazy: screen(() => import("#web/pages/ForgotPasswordPage.tsx"), "ForgotPasswordPage") },
            { path: localPath(language, paths.resetPassword), lazy: screen(() => import("#web/pages/ResetPasswordPage.tsx"), "ResetPasswordPage") },
            { path: localPath(language, paths.confirmEmail), lazy: screen(() => import("#web/pages/ConfirmEmailPage.tsx"), "ConfirmEmailPage") },
          ]),
          portalRoutes,
        ],
      },
      { path: "*", Component: FromServer },
    ],
  },
];
