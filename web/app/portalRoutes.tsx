import { type RouteObject } from "react-router-dom";

import { PortalFrame } from "#web/app/PortalFrame.tsx";
import { screen } from "#web/app/screen.ts";
import { RequireAdmin } from "#web/features/session/RequireAdmin.tsx";
import { RequireSession } from "#web/features/session/RequireSession.tsx";
import { paths } from "#web/paths.ts";

const screens: RouteObject[] = [
  { path: paths.dashboard, lazy: screen(() => import("#web/pages/DashboardPage.tsx"), "DashboardPage") },
  { path: paths.companyProfile, lazy: screen(() => import("#web/pages/CompanyProfilePage.tsx"), "CompanyProfilePage") },
  { path: paths.browseTenders, lazy: screen(() => import("#web/pages/BrowseTendersPage.tsx"), "BrowseTendersPage") },
  { path: paths.submitBid(":tenderId"), lazy: screen(() => import("#web/pages/SubmitBidPage.tsx"), "SubmitBidPage") },
  { path: paths.tender(":tenderId"), lazy: screen(() => import("#web/pages/TenderPage.tsx"), "TenderPage") },
  { path: paths.tenderChanges(":tenderId"), lazy: screen(() => import("#web/pages/TenderChangesPage.tsx"), "TenderChangesPage") },
  { path: paths.tenderQuestions(":tenderId"), lazy: screen(() => import("#web/pages/TenderQuestionsPage.tsx"), "TenderQuestionsPage") },
  { path: paths.myBids, lazy: screen(() => import("#web/pages/MyBidsPage.tsx"), "MyBidsPage") },
  { path: paths.myBid(":bidId"), lazy: screen(() => import("#web/pages/MyBidPage.tsx"), "MyBidPage") },
  { path: paths.notices, lazy: screen(() => import("#web/pages/NoticesPage.tsx"), "NoticesPage") },
  { path: paths.settings, lazy: screen(() => import("#web/pages/SettingsPage.tsx"), "SettingsPage") },
  { path: paths.apiTokens, lazy: screen(() => import("#web/pages/ApiTokensPage.tsx"), "ApiTokensPage") },
  { path: paths.webhooks, lazy: screen(() => import("#web/pages/WebhooksPage.tsx"), "WebhooksPage") },
  {
    element: <RequireAdmin />,
    children: [
      { path: paths.adminBids, lazy: screen(() => import("#web/pages/AdminBidsPage.tsx"), "AdminBidsPage") },
      { path: paths.tenders, lazy: screen(() => import("#web/pages/TendersPage.tsx"), "TendersPage") },
      { path: paths.adminUsers, lazy: screen(() => import("#web/pages/AdminUsersPage.tsx"), "AdminUsersPage") },
      { path: paths.content, lazy: screen(() => import("#web/pages/ContentPage.tsx"), "ContentPage") },
      { path: paths.contentPost(":id"), lazy: screen(() => import("#web/pages/PostEditorPage.tsx"), "PostEditorPage") },
      { path: paths.contentProject(":id"), lazy: screen(() => import("#web/pages/ProjectEditorPage.tsx"), "ProjectEditorPage") },
      { path: paths.questions, lazy: screen(() => import("#web/pages/QuestionsPage.tsx"), "QuestionsPage") },
      { path: paths.requests, lazy: screen(() => import("#web/pages/RequestsPage.tsx"), "RequestsPage") },
      { path: paths.mails, lazy: screen(() => import("#web/pages/MailsPage.tsx"), "MailsPage") },
      { path: paths.audit, lazy: screen(() => import("#web/pages/AuditPage.tsx"), "AuditPage") },
    ],
  },
  {
    element: <RequireAdmin silent />,
    children: [{ path: paths.createUser, lazy: screen(() => import("#web/pages/CreateUserPage.tsx"), "CreateUserPage") }],
  },
];

/** Spec §6: all routes under /dashboard require a session. */
export const portalRoutes: RouteObject = {
  Component: RequireSession,
  children: [{ Component: PortalFrame, children: screens }],
};
