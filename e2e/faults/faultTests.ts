import type { FaultTest } from "./FaultTest.ts";
import { backupOfEmbedded, backupOfServer } from "./promises/backups.ts";
import { clock } from "./promises/clock.ts";
import { closingRush } from "./promises/closingRush.ts";
import { diskFull } from "./promises/diskFull.ts";
import { documentedCommands } from "./promises/documentedCommands.ts";
import { documents } from "./promises/documents.ts";
import { embeddedLimit } from "./promises/embeddedLimit.ts";
import { events } from "./promises/events.ts";
import { failover } from "./promises/failover.ts";
import { frozenServer } from "./promises/frozenServer.ts";
import { gracefulStop } from "./promises/gracefulStop.ts";
import { load } from "./promises/load.ts";
import { lockedRow } from "./promises/lockedRow.ts";
import { outage } from "./promises/outage.ts";
import { silentLogs } from "./promises/silentLogs.ts";
import { slowReceivers } from "./promises/slowReceivers.ts";
import { uploads } from "./promises/uploads.ts";

/**
 * The fault tests, in the order of the run. The test of the logs is last, because it searches the logs of all others.
 */
export const faultTests: Record<string, FaultTest> = {
  failover,
  clock,
  closingRush,
  lockedRow,
  frozenServer,
  outage,
  gracefulStop,
  events,
  backupOfServer,
  backupOfEmbedded,
  documentedCommands,
  load,
  documents,
  slowReceivers,
  uploads,
  embeddedLimit,
  diskFull,
  silentLogs,
};
