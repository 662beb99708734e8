import { type RouteObject } from "react-router-dom";

import { LANGUAGES } from "#api/core/rules/language.rules.ts";
import { PortalFrame } from "#web/app/PortalFrame.tsx";
import { portalScreen } from "#web/app/screen.ts";
import { RequireAdmin } from "#web/features/session/RequireAdmin.tsx";
import { RequireSession } from "#web/features/session/RequireSession.tsx";
import { paths } from "#web/paths.ts";

const screens: RouteObject[] = [
  {
    path: paths.dashboard,
    lazy: portalScreen(() => import("#web/pages/partner/DashboardPage.tsx"), "DashboardPage", LANGUAGES),
  },
  {
    path: paths.companyProfile,
    lazy: portalScreen(() => import("#web/pages/partner/CompanyProfilePage.tsx"), "CompanyProfilePage", LANGUAGES),
  },
  {
    path: paths.browseTenders,
    lazy: portalScreen(() => import("#web/pages/partner/BrowseTendersPage.tsx"), "BrowseTendersPage", LANGUAGES),
  },
  {
    path: paths.submitBid(":tenderId"),
    lazy: portalScreen(() => import("#web/pages/partner/SubmitBidPage.tsx"), "SubmitBidPage", LANGUAGES),
  },
  {
    path: paths.tender(":tenderId"),
    lazy: portalScreen(() => import("#web/pages/partner/TenderPage.tsx"), "TenderPage", LANGUAGES),
  },
  {
    path: paths.tenderChanges(":tenderId"),
    lazy: portalScreen(() => import("#web/pages/partner/TenderChangesPage.tsx"), "TenderChangesPage", LANGUAGES),
  },
  {
    path: paths.tenderQuestions(":tenderId"),
    lazy: portalScreen(() => import("#web/pages/partner/TenderQuestionsPage.tsx"), "TenderQuestionsPage", LANGUAGES),
  },
  {
    path: paths.myBids,
    lazy: portalScreen(() => import("#web/pages/partner/MyBidsPage.tsx"), "MyBidsPage", LANGUAGES),
  },
  {
    path: paths.myBid(":bidId"),
    lazy: portalScreen(() => import("#web/pages/partner/MyBidPage.tsx"), "MyBidPage", LANGUAGES),
  },
  {
    path: paths.notices,
    lazy: portalScreen(() => import("#web/pages/account/NoticesPage.tsx"), "NoticesPage", LANGUAGES),
  },
  {
    path: paths.settings,
    lazy: portalScreen(() => import("#web/pages/account/SettingsPage.tsx"), "SettingsPage", LANGUAGES),
  },
  {
    path: paths.apiTokens,
    lazy: portalScreen(() => import("#web/pages/account/ApiTokensPage.tsx"), "ApiTokensPage", LANGUAGES),
  },
  {
    path: paths.webhooks,
    lazy: portalScreen(() => import("#web/pages/account/WebhooksPage.tsx"), "WebhooksPage", LANGUAGES),
  },
  {
    element: <RequireAdmin />,
    children: [
      {
        path: paths.adminBids,
        lazy: portalScreen(() => import("#web/pages/admin/AdminBidsPage.tsx"), "AdminBidsPage", LANGUAGES),
      },
      {
        path: paths.tenders,
        lazy: portalScreen(() => import("#web/pages/admin/TendersPage.tsx"), "TendersPage", LANGUAGES),
      },
      {
        path: paths.adminUsers,
        lazy: portalScreen(() => import("#web/pages/admin/AdminUsersPage.tsx"), "AdminUsersPage", LANGUAGES),
      },
      { path: paths.content, lazy: portalScreen(() => import("#web/pages/admin/ContentPage.tsx"), "ContentPage") },
      {
        path: paths.contentPost(":id"),
        lazy: portalScreen(() => import("#web/pages/admin/PostEditorPage.tsx"), "PostEditorPage"),
      },
      {
        path: paths.contentProject(":id"),
        lazy: portalScreen(() => import("#web/pages/admin/ProjectEditorPage.tsx"), "ProjectEditorPage"),
      },
      {
        path: paths.questions,
        lazy: portalScreen(() => import("#web/pages/admin/QuestionsPage.tsx"), "QuestionsPage", LANGUAGES),
      },
      {
        path: paths.requests,
        lazy: portalScreen(() => import("#web/pages/admin/RequestsPage.tsx"), "RequestsPage", LANGUAGES),
      },
      { path: paths.mails, lazy: portalScreen(() => import("#web/pages/admin/MailsPage.tsx"), "MailsPage") },
      {
        path: paths.figures,
        lazy: portalScreen(() => import("#web/pages/admin/FiguresPage.tsx"), "FiguresPage", LANGUAGES),
      },
      { path: paths.audit, lazy: portalScreen(() => import("#web/pages/admin/AuditPage.tsx"), "AuditPage") },
    ],
  },
  {
    element: <RequireAdmin silent />,
    children: [
      {
        path: paths.createUser,
        lazy: portalScreen(() => import("#web/pages/admin/CreateUserPage.tsx"), "CreateUserPage", LANGUAGES),
      },
    ],
  },
];

/** Spec §6: all routes under /dashboard require a session. */
export const portalRoutes: RouteObject = {
  Component: RequireSession,
  children: [{ Component: PortalFrame, children: screens }],
};
