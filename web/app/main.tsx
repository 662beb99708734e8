import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router-dom";

import { App } from "#web/app/App.tsx";
import { routerReady, routes } from "#web/app/routes.tsx";
import { currentSession } from "#web/features/session/storedUser.ts";
import { hasChosen } from "#web/features/marketing/frame/cookieConsent.ts";
import { loadPart } from "#web/loadPart.ts";
import "#web/theme/fonts.css";
import "#web/ui/feedback/toast.css";

async function start() {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  const router = createBrowserRouter(routes);
  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  );
  const isPrerendered = root.hasChildNodes();
  if (isPrerendered) await routerReady(router);
  // Hydrate a prerendered screen. Render every other screen from scratch. Also render from scratch if the prerendered
  // screen failed to load, or if the user is signed in, because the router then redirects to the dashboard.
  if (isPrerendered && !router.state.errors && !currentSession().user) {
    hydrateRoot(root, app);
  } else {
    createRoot(root).render(app);
    document.dispatchEvent(new Event("hydrated"));
  }
}

void start();
// Show the cookie banner, except on a prerendered screen, whose HTML already contains it.
if (!hasChosen() && !document.querySelector("[data-cookies]"))
  void loadPart(() => import("#web/app/portalCookies.tsx")).then(({ askForCookies }) => askForCookies());
