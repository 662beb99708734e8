import { type RouteObject } from "react-router-dom";

import { BrokenScreen } from "#web/app/BrokenScreen.tsx";
import { comingPublicRoutes } from "#web/app/comingRoutes.tsx";
import { portalRoutes } from "#web/app/portalRoutes.tsx";
import { RootFrame } from "#web/app/RootFrame.tsx";
import { screen } from "#web/app/screen.ts";
import { paths } from "#web/paths.ts";

/** Spec §2. Each screen is its own chunk; public screens load nothing of the portal. */
export const routes: RouteObject[] = [
  {
    Component: RootFrame,
    ErrorBoundary: BrokenScreen,
    HydrateFallback: () => null,
    children: [
      { path: paths.home, lazy: screen(() => import("#web/pages/HomePage.tsx"), "HomePage") },
      ...comingPublicRoutes,
      {
        lazy: screen(() => import("#web/app/ApiFrame.tsx"), "ApiFrame"),
        children: [
          { path: paths.login, lazy: screen(() => import("#web/pages/LoginPage.tsx"), "LoginPage") },
          { path: paths.register, lazy: screen(() => import("#web/pages/RegisterPage.tsx"), "RegisterPage") },
          portalRoutes,
        ],
      },
      { path: "*", lazy: screen(() => import("#web/pages/NotFoundPage.tsx"), "NotFoundPage") },
    ],
  },
];
