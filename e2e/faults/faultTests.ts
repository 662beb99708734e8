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
import { viruses } from "./promises/viruses.ts";

/**
 * Fault tests that mostly wait: for a process to start, for a lock, for a closing. Their time limits are whole seconds,
 * so they can run two at a time. The longest begin first.
 */
export const sideBySide: Record<string, FaultTest> = {
  clock,
  backupOfEmbedded,
  uploads,
  viruses,
  diskFull,
  failover,
  gracefulStop,
  backupOfServer,
  outage,
  documentedCommands,
};

/**
 * Fault tests that measure how fast the product answers, or how much memory or processor time it takes. Each runs
 * alone.
 */
export const alone: Record<string, FaultTest> = {
  lockedRow,
  frozenServer,
  closingRush,
  events,
  load,
  documents,
  slowReceivers,
  embeddedLimit,
};

/** Searches the logs of all other tests, so it runs last. */
export const last: Record<string, FaultTest> = { silentLogs };
