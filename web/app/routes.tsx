import type { RouteObject, DataRouter } from "react-router-dom";

import { LANGUAGES, localPath } from "#api/core/rules/language.rules.ts";
import { ApiFrame } from "#web/app/ApiFrame.tsx";
import { BrokenScreen, RootFrame, ReloadFromServer } from "#web/app/RootFrame.tsx";
import { portalRoutes } from "#web/app/portalRoutes.tsx";
import { screen } from "#web/app/screen.ts";
import { RedirectSignedIn } from "#web/features/session/RedirectSignedIn.tsx";
import { paths } from "#web/paths.ts";

/**
 * The portal's routes (spec §2). Each screen is loaded from its own chunk when it is first opened. Public pages are not
 * here, because they are complete HTML documents (publicPages.tsx).
 */
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
              {
                path: localPath(language, paths.login),
                lazy: screen(() => import("#web/pages/account/LoginPage.tsx"), "LoginPage"),
              },
              {
                path: localPath(language, paths.register),
                lazy: screen(() => import("#web/pages/account/RegisterPage.tsx"), "RegisterPage"),
              },
            ]),
          },
          // These routes are outside RedirectSignedIn, because a signed-in user can also open a link from a mail.
          ...LANGUAGES.flatMap((language) => [
            {
              path: localPath(language, paths.forgotPassword),
              lazy: screen(() => import("#web/pages/account/ForgotPasswordPage.tsx"), "ForgotPasswordPage"),
            },
            {
              path: localPath(language, paths.resetPassword),
              lazy: screen(() => import("#web/pages/account/ResetPasswordPage.tsx"), "ResetPasswordPage"),
            },
            {
              path: localPath(language, paths.confirmEmail),
              lazy: screen(() => import("#web/pages/account/ConfirmEmailPage.tsx"), "ConfirmEmailPage"),
            },
          ]),
          portalRoutes,
        ],
      },
      { path: "*", Component: ReloadFromServer },
    ],
  },
];

/** Resolves when the router has loaded the screen of its initial URL. */
export const routerReady = (router: DataRouter) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
