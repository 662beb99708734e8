import type { Logger } from "pino";
import type { DataSource } from "typeorm";

import { type DaysOptions, signDays } from "#api/audit/days/signDays.ts";
import { logFault } from "#api/core/http/logFault.ts";
import { deleteOldKeys } from "#api/core/database/deleteOldKeys.ts";
import { deleteExpiredTokens } from "#api/session/account/accountTokens.ts";
import { deleteOldAddresses } from "#api/session/knownAddresses.ts";
import { deleteOldDevices } from "#api/session/knownDevices.ts";
import { deleteSentMails } from "#api/mail/deleteSentMails.ts";

const HOUR_MS = 60 * 60 * 1000;

/**
 * Deletes old sent mails, old idempotency keys, old addresses and devices, and expired links, and signs the finished days of the audit trail: at once,
 * and then every hour until it is stopped.
 */
export function housekeeping({ db, log, audit }: { db: DataSource; log: Logger; audit?: DaysOptions }, everyMs = HOUR_MS) {
  let round = Promise.resolve();
  const timer = setInterval(cleanUp, everyMs).unref();
  cleanUp();

  function cleanUp() {
    round = round.then(async () => {
      await deleteSentMails(db).catch((err: unknown) => logFault(log, err, "deleting sent mails failed"));
      await deleteOldKeys(db).catch((err: unknown) => logFault(log, err, "deleting old idempotency keys failed"));
      await deleteOldAddresses(db).catch((err: unknown) => logFault(log, err, "deleting old addresses failed"));
      await deleteOldDevices(db).catch((err: unknown) => logFault(log, err, "deleting old devices failed"));
      await deleteExpiredTokens(db).catch((err: unknown) => logFault(log, err, "deleting expired links failed"));
      if (audit) await signDays(db, audit).catch((err: unknown) => logFault(log, err, "signing the audit trail failed"));
    });
  }

  return {
    /** Waits for a round that is under way. */
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}
