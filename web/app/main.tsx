import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router-dom";

import { App } from "#web/app/App.tsx";
import { routes } from "#web/app/routes.tsx";
import { hasChosen } from "#web/features/marketing/frame/cookieConsent.ts";
import "#web/theme/fonts.css";
import "#web/ui/feedback/toast.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <App router={createBrowserRouter(routes)} />
  </StrictMode>,
);

if (!hasChosen()) void import("#web/app/portalCookies.tsx").then(({ askForCookies }) => askForCookies());
