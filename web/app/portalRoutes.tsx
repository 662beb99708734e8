import { type RouteObject } from "react-router-dom";

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
  { path: paths.myBids, lazy: screen(() => import("#web/pages/MyBidsPage.tsx"), "MyBidsPage") },
  { path: paths.myBid(":bidId"), lazy: screen(() => import("#web/pages/MyBidPage.tsx"), "MyBidPage") },
  {
    lazy: adminGuard(false),
    children: [
      { path: paths.adminBids, lazy: screen(() => import("#web/pages/AdminBidsPage.tsx"), "AdminBidsPage") },
      { path: paths.tenders, lazy: screen(() => import("#web/pages/TendersPage.tsx"), "TendersPage") },
      { path: paths.adminUsers, lazy: screen(() => import("#web/pages/AdminUsersPage.tsx"), "AdminUsersPage") },
      { path: paths.content, lazy: screen(() => import("#web/pages/ContentPage.tsx"), "ContentPage") },
      { path: paths.contentPost(":id"), lazy: screen(() => import("#web/pages/PostEditorPage.tsx"), "PostEditorPage") },
      { path: paths.contentProject(":id"), lazy: screen(() => import("#web/pages/ProjectEditorPage.tsx"), "ProjectEditorPage") },
      { path: paths.requests, lazy: screen(() => import("#web/pages/RequestsPage.tsx"), "RequestsPage") },
    ],
  },
  {
    lazy: adminGuard(true),
    children: [{ path: paths.createUser, lazy: screen(() => import("#web/pages/CreateUserPage.tsx"), "CreateUserPage") }],
  },
];

/** Spec §6: everything under /dashboard asks for a session first. */
export const portalRoutes: RouteObject = {
  lazy: screen(() => import("#web/features/session/RequireSession.tsx"), "RequireSession"),
  children: [{ lazy: screen(() => import("#web/app/PortalFrame.tsx"), "PortalFrame"), children: screens }],
};
