import type { Logger } from "pino";
import type { DataSource } from "typeorm";

import { deleteOldKeys } from "#api/core/database/deleteOldKeys.ts";
import { deleteSentMails } from "#api/mail/deleteSentMails.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Deletes old sent mails and old idempotency keys: at once, and then every hour until it is stopped. */
export function housekeeping({ db, log }: { db: DataSource; log: Logger }, everyMs = HOUR_MS) {
  let round = Promise.resolve();
  const timer = setInterval(cleanUp, everyMs).unref();
  cleanUp();

  function cleanUp() {
    round = round.then(async () => {
      await deleteSentMails(db).catch((err: unknown) => log.error({ err }, "deleting sent mails failed"));
      await deleteOldKeys(db).catch((err: unknown) => log.error({ err }, "deleting old idempotency keys failed"));
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
