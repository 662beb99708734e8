/**
 * The first script of a prerendered portal screen; it runs before the first paint. The build bundles it into one file,
 * so that it runs without waiting for other files of the portal.
 */

import { keepWayBack } from "#web/app/keepWayBack.ts";
import { replayClicks } from "#web/app/replayClicks.ts";
import { loadPortal } from "#web/app/loadPortal.ts";
import { askForCookies } from "#web/features/marketing/frame/askForCookies.ts";

keepWayBack();
replayClicks();
loadPortal();
addEventListener("load", askForCookies);
