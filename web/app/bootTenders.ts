/**
 * The only script of the public pages of tenders. The build bundles it into one file, so that these pages load no file
 * of the portal.
 */

import { startPage } from "#web/app/startPage.ts";
import { showLocalTimes } from "#web/features/marketing/tenders/showLocalTimes.ts";

startPage(showLocalTimes);
