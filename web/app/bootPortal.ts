/**
 * The first script of a prerendered portal screen; it runs before the first paint. It is built separately into one
 * file and shares no code with the portal.
 */

import { keepWayBack } from "#web/app/keepWayBack.ts";
import { replayClicks } from "#web/app/replayClicks.ts";
import { loadPortal } from "#web/app/loadPortal.ts";
import { askForCookies } from "#web/features/marketing/frame/askForCookies.ts";

keepWayBack();
replayClicks();
loadPortal();
addEventListener("load", askForCookies);
