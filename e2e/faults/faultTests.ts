import type { FaultTest } from "./FaultTest.ts";
import { backupOfEmbedded, backupOfServer } from "./promises/backups.ts";
import { closingRush } from "./promises/closingRush.ts";
import { embeddedLimit } from "./promises/embeddedLimit.ts";
import { events } from "./promises/events.ts";
import { failover } from "./promises/failover.ts";
import { frozenServer } from "./promises/frozenServer.ts";
import { gracefulStop } from "./promises/gracefulStop.ts";
import { load } from "./promises/load.ts";
import { lockedRow } from "./promises/lockedRow.ts";
import { outage } from "./promises/outage.ts";
import { silentLogs } from "./promises/silentLogs.ts";

/** In the order of the run; the logs are read last. */
export const faultTests: Record<string, FaultTest> = { failover, closingRush, lockedRow, frozenServer, outage, gracefulStop, events, backupOfServer, backupOfEmbedded, load, embeddedLimit, silentLogs };
