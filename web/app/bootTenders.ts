/**
 * The only script of the public pages of tenders. It is built separately into one file and shares no code with the
 * portal.
 */

import { startPage } from "#web/app/startPage.ts";
import { showLocalTimes } from "#web/features/marketing/tenders/showLocalTimes.ts";

startPage(showLocalTimes);
