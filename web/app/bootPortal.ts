/** The first script of a prerendered screen of the portal, before the first paint. A build of its own: one file, which shares nothing with the portal. */

import { holdClicks } from "#web/app/holdClicks.ts";
import { wakePortal } from "#web/app/wakePortal.ts";
import { askForCookies } from "#web/features/marketing/frame/askForCookies.ts";

holdClicks();
wakePortal();
addEventListener("load", askForCookies);
