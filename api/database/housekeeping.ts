import type { Logger } from "pino";
import type { DataSource } from "typeorm";

import { type DaysOptions, signDays } from "#api/audit/days/signDays.ts";
import { aggregateCompanyFigures } from "#api/bids/companies/StoredCompanyFigures.ts";
import { aggregateFigures } from "#api/tenders/lists/TenderFigures.ts";
import { deleteOldContactRequests } from "#api/contact/deleteOldContactRequests.ts";
import { expireFiles } from "#api/files/expireFiles.ts";
import type { FilePurposes } from "#api/files/filePurpose.ts";
import { keepUnchecked } from "#api/files/viruses/scanFiles.ts";
import type { FileStore } from "#api/files/store/FileStore.ts";
import { logFault } from "#api/core/http/logFault.ts";
import { deleteOldCounts } from "#api/core/http/limits/throttle.ts";
import { deleteOldKeys } from "#api/core/database/createOnce.ts";
import { deleteExpiredTokens } from "#api/users/account-mails/accountTokens.ts";
import { deleteOldAddresses } from "#api/session/knownAddresses.ts";
import { deleteMailsOfErased } from "#api/personal-data/erasePerson.ts";
import { deleteOldDevices } from "#api/session/knownDevices.ts";
import { deleteOldNotices } from "#api/notices/deleteOldNotices.ts";
import { deleteSentMails } from "#api/mail/deleteSentMails.ts";
import { deleteOldDeliveries } from "#api/webhooks/deliveries/deleteOldDeliveries.ts";

const HOUR_MS = 60 * 60 * 1000;

interface Options {
  db: DataSource;
  log: Logger;
  /** The number of months after which contact requests are deleted. */
  contactRequestMonths: number;
  audit?: DaysOptions;
  /** Given if this server has no virus check: the files that other servers left unchecked are then kept. */
  unchecked?: FilePurposes;
  /** The store of the uploaded files. Without it, unused files are not deleted. */
  files?: FileStore;
}

/**
 * Runs at the start and then hourly, until `stop` is called. Deletes expired data: sent mails, webhook deliveries, read
 * notices, unused uploaded files, idempotency keys, rate limit counts, known addresses and devices, mailed links, mails
 * of erased users, and contact requests. Also keeps unchecked files if this server checks none, aggregates the figures,
 * and signs the finished days of the audit trail.
 */
export function housekeeping({ db, log, contactRequestMonths, audit, files, unchecked }: Options, everyMs = HOUR_MS) {
  let round = Promise.resolve();
  const timer = setInterval(cleanUp, everyMs).unref();
  cleanUp();

  function cleanUp() {
    round = round.then(async () => {
      await deleteSentMails(db).catch((err: unknown) => logFault(log, err, "deleting sent mails failed"));
      await deleteOldDeliveries(db).catch((err: unknown) =>
        logFault(log, err, "deleting old deliveries to webhooks failed"),
      );
      await deleteOldNotices(db).catch((err: unknown) => logFault(log, err, "deleting old notices failed"));
      await deleteOldKeys(db).catch((err: unknown) => logFault(log, err, "deleting old idempotency keys failed"));
      await deleteOldCounts(db).catch((err: unknown) =>
        logFault(log, err, "deleting old counts of rate limits failed"),
      );
      await deleteOldAddresses(db).catch((err: unknown) => logFault(log, err, "deleting old addresses failed"));
      await deleteOldDevices(db).catch((err: unknown) => logFault(log, err, "deleting old devices failed"));
      await deleteExpiredTokens(db).catch((err: unknown) => logFault(log, err, "deleting expired links failed"));
      await deleteMailsOfErased(db).catch((err: unknown) =>
        logFault(log, err, "deleting mails of closed accounts failed"),
      );
      await deleteOldContactRequests(db, contactRequestMonths).catch((err: unknown) =>
        logFault(log, err, "deleting old contact requests failed"),
      );
      if (unchecked)
        await keepWaiting(unchecked).catch((err: unknown) => logFault(log, err, "keeping unchecked files failed"));
      if (files)
        await expireFiles(db, files).catch((err: unknown) => logFault(log, err, "deleting unused files failed"));
      await aggregateFigures(db).catch((err: unknown) => logFault(log, err, "counting the figures failed"));
      await aggregateCompanyFigures(db).catch((err: unknown) =>
        logFault(log, err, "counting the figures of companies failed"),
      );
      if (audit)
        await signDays(db, audit).catch((err: unknown) => logFault(log, err, "signing the audit trail failed"));
    });
  }

  async function keepWaiting(purposes: FilePurposes) {
    const kept = await keepUnchecked(db, purposes);
    if (kept > 0)
      log.warn(
        { files: kept },
        "these uploaded files waited for a virus check, and are kept without one: CLAMD is not set",
      );
  }

  return {
    /** Stops the hourly rounds and waits for a round that is running. */
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}
