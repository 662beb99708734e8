import { type RouteObject } from "react-router-dom";

import { comingTenders, comingUserForm, comingUsers } from "#web/app/comingRoutes.tsx";
import { screen } from "#web/app/screen.ts";
import { paths } from "#web/paths.ts";

const adminGuard = (silent: boolean) => async () => {
  const { RequireAdmin } = await import("#web/features/session/RequireAdmin.tsx");
  return { element: <RequireAdmin silent={silent} /> };
};

const screens: RouteObject[] = [
  { path: paths.dashboard, lazy: screen(() => import("#web/pages/DashboardPage.tsx"), "DashboardPage") },
  { path: paths.companyProfile, lazy: screen(() => import("#web/pages/CompanyProfilePage.tsx"), "CompanyProfilePage") },
  { path: paths.browseTenders, lazy: screen(() => import("#web/pages/BrowseTendersPage.tsx"), "BrowseTendersPage") },
  { path: paths.submitBid(":tenderId"), lazy: screen(() => import("#web/pages/SubmitBidPage.tsx"), "SubmitBidPage") },
  {
    lazy: adminGuard(false),
    children: [
      { path: paths.adminBids, lazy: screen(() => import("#web/pages/AdminBidsPage.tsx"), "AdminBidsPage") },
      comingTenders,
      comingUsers,
    ],
  },
  { lazy: adminGuard(true), children: [comingUserForm] },
];

/** Spec §6: everything under /dashboard asks for a session first. */
export const portalRoutes: RouteObject = {
  lazy: screen(() => import("#web/features/session/RequireSession.tsx"), "RequireSession"),
  children: [{ lazy: screen(() => import("#web/app/PortalFrame.tsx"), "PortalFrame"), children: screens }],
};
