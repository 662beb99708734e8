import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router-dom";

import { App } from "#web/app/App.tsx";
import { routerReady } from "#web/app/routerReady.ts";
import { routes } from "#web/app/routes.tsx";
import { currentSession } from "#web/features/session/storedUser.ts";
import { hasChosen } from "#web/features/marketing/frame/cookieConsent.ts";
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
  // Replaced: a screen that could not be loaded, and that of a signed-in user, who is led to the dashboard.
  if (isPrerendered && !router.state.errors && !currentSession().user) {
    hydrateRoot(root, app);
  } else {
    createRoot(root).render(app);
    document.dispatchEvent(new Event("hydrated"));
  }
}

void start();
// A prerendered screen has its banner already.
if (!hasChosen() && !document.querySelector("[data-cookies]")) void import("#web/app/portalCookies.tsx").then(({ askForCookies }) => askForCookies());
