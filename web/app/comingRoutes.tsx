import { type RouteObject } from "react-router-dom";

import { paths } from "#web/paths.ts";

interface Step {
  to: string;
  label: string;
}
const TO_DASHBOARD: Step = { to: paths.dashboard, label: "Return to Dashboard" };
const TO_HOME: Step = { to: paths.home, label: "Go to the front page" };

// The key: React would take one page for the other, and the new title would not get the focus.
const coming = (path: string, title: string, next = TO_DASHBOARD): RouteObject => ({
  path,
  lazy: async () => {
    const { ComingPage } = await import("#web/pages/ComingPage.tsx");
    return { element: <ComingPage key={path} title={title} next={next} /> };
  },
});

const comingPublic = (path: string, title: string, next = TO_HOME): RouteObject => ({
  path,
  lazy: async () => {
    const [{ ComingPage }, { DrawingSheet }] = await Promise.all([
      import("#web/pages/ComingPage.tsx"),
      import("#web/ui/DrawingSheet.tsx"),
    ]);
    return { element: <DrawingSheet key={path}><ComingPage title={title} next={next} /></DrawingSheet> };
  },
});

export const comingTenders = coming(paths.tenders, "Tender Management");
export const comingUsers = coming(paths.adminUsers, "User Management");
export const comingUserForm = coming(paths.createUser, "Create User Profile");

export const comingPublicRoutes = [
  comingPublic(paths.projects, "Projects", TO_DASHBOARD),
  comingPublic(paths.blog, "Industry Insights", TO_DASHBOARD),
  comingPublic(paths.blogPost(":slug"), "Industry Insights", TO_DASHBOARD),
  comingPublic(paths.terms, "Terms of Service"),
  comingPublic(paths.privacy, "Privacy Policy"),
  comingPublic(paths.cookiePolicy, "Cookie Policy"),
  comingPublic(paths.designEngineering, "Design & Engineering"),
  comingPublic(paths.bimDigital, "BIM & Digital Construction"),
  comingPublic(paths.tenderCompliance, "Tender & Compliance"),
  comingPublic(paths.capitalAdvisory, "Capital Advisory"),
  comingPublic(paths.qualityControl, "Quality Control"),
];
