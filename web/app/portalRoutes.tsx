import { type RouteObject } from "react-router-dom";

import { PortalFrame } from "#web/app/PortalFrame.tsx";
import { screen } from "#web/app/screen.ts";
import { RequireAdmin } from "#web/features/session/RequireAdmin.tsx";
import { RequireSession } from "#web/features/session/RequireSession.tsx";
import { paths } from "#web/paths.ts";

const screens: RouteObject[] = [
  { path: paths.dashboard, lazy: screen(() => import("#web/pages/partner/DashboardPage.tsx"), "DashboardPage") },
  {
    path: paths.companyProfile,
    lazy: screen(() => import("#web/pages/partner/CompanyProfilePage.tsx"), "CompanyProfilePage"),
  },
  {
    path: paths.browseTenders,
    lazy: screen(() => import("#web/pages/partner/BrowseTendersPage.tsx"), "BrowseTendersPage"),
  },
  {
    path: paths.submitBid(":tenderId"),
    lazy: screen(() => import("#web/pages/partner/SubmitBidPage.tsx"), "SubmitBidPage"),
  },
  { path: paths.tender(":tenderId"), lazy: screen(() => import("#web/pages/partner/TenderPage.tsx"), "TenderPage") },
  {
    path: paths.tenderChanges(":tenderId"),
    lazy: screen(() => import("#web/pages/partner/TenderChangesPage.tsx"), "TenderChangesPage"),
  },
  {
    path: paths.tenderQuestions(":tenderId"),
    lazy: screen(() => import("#web/pages/partner/TenderQuestionsPage.tsx"), "TenderQuestionsPage"),
  },
  { path: paths.myBids, lazy: screen(() => import("#web/pages/partner/MyBidsPage.tsx"), "MyBidsPage") },
  { path: paths.myBid(":bidId"), lazy: screen(() => import("#web/pages/partner/MyBidPage.tsx"), "MyBidPage") },
  { path: paths.notices, lazy: screen(() => import("#web/pages/account/NoticesPage.tsx"), "NoticesPage") },
  { path: paths.settings, lazy: screen(() => import("#web/pages/account/SettingsPage.tsx"), "SettingsPage") },
  { path: paths.apiTokens, lazy: screen(() => import("#web/pages/account/ApiTokensPage.tsx"), "ApiTokensPage") },
  { path: paths.webhooks, lazy: screen(() => import("#web/pages/account/WebhooksPage.tsx"), "WebhooksPage") },
  {
    element: <RequireAdmin />,
    children: [
      { path: paths.adminBids, lazy: screen(() => import("#web/pages/admin/AdminBidsPage.tsx"), "AdminBidsPage") },
      { path: paths.tenders, lazy: screen(() => import("#web/pages/admin/TendersPage.tsx"), "TendersPage") },
      { path: paths.adminUsers, lazy: screen(() => import("#web/pages/admin/AdminUsersPage.tsx"), "AdminUsersPage") },
      { path: paths.content, lazy: screen(() => import("#web/pages/admin/ContentPage.tsx"), "ContentPage") },
      {
        path: paths.contentPost(":id"),
        lazy: screen(() => import("#web/pages/admin/PostEditorPage.tsx"), "PostEditorPage"),
      },
      {
        path: paths.contentProject(":id"),
        lazy: screen(() => import("#web/pages/admin/ProjectEditorPage.tsx"), "ProjectEditorPage"),
      },
      { path: paths.questions, lazy: screen(() => import("#web/pages/admin/QuestionsPage.tsx"), "QuestionsPage") },
      { path: paths.requests, lazy: screen(() => import("#web/pages/admin/RequestsPage.tsx"), "RequestsPage") },
      { path: paths.mails, lazy: screen(() => import("#web/pages/admin/MailsPage.tsx"), "MailsPage") },
      { path: paths.audit, lazy: screen(() => import("#web/pages/admin/AuditPage.tsx"), "AuditPage") },
    ],
  },
  {
    element: <RequireAdmin silent />,
    children: [
      { path: paths.createUser, lazy: screen(() => import("#web/pages/admin/CreateUserPage.tsx"), "CreateUserPage") },
    ],
  },
];

/** Spec §6: all routes under /dashboard require a session. */
export const portalRoutes: RouteObject = {
  Component: RequireSession,
  children: [{ Component: PortalFrame, children: screens }],
};
