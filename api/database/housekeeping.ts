import type { Logger } from "pino";
import type { DataSource } from "typeorm";

import { logFault } from "#api/core/http/logFault.ts";
import { deleteOldKeys } from "#api/core/database/deleteOldKeys.ts";
import { deleteOldAddresses } from "#api/session/knownAddresses.ts";
import { deleteSentMails } from "#api/mail/deleteSentMails.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Deletes old sent mails, old idempotency keys and old addresses: at once, and then every hour until it is stopped. */
export function housekeeping({ db, log }: { db: DataSource; log: Logger }, everyMs = HOUR_MS) {
  let round = Promise.resolve();
  const timer = setInterval(cleanUp, everyMs).unref();
  cleanUp();

  function cleanUp() {
    round = round.then(async () => {
      await deleteSentMails(db).catch((err: unknown) => logFault(log, err, "deleting sent mails failed"));
      await deleteOldKeys(db).catch((err: unknown) => logFault(log, err, "deleting old idempotency keys failed"));
      await deleteOldAddresses(db).catch((err: unknown) => logFault(log, err, "deleting old addresses failed"));
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
