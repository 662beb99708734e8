import type { Logger } from "pino";
import type { DataSource } from "typeorm";

import { type DaysOptions, signDays } from "#api/audit/days/signDays.ts";
import { foldCompanyFigures } from "#api/bids/companies/foldCompanyFigures.ts";
import { foldFigures } from "#api/tenders/foldFigures.ts";
import { endContactRequests } from "#api/contact/endContactRequests.ts";
import { logFault } from "#api/core/http/logFault.ts";
import { deleteOldCounts } from "#api/core/http/deleteOldCounts.ts";
import { deleteOldKeys } from "#api/core/database/deleteOldKeys.ts";
import { deleteExpiredTokens } from "#api/session/account/accountTokens.ts";
import { deleteOldAddresses } from "#api/session/knownAddresses.ts";
import { forgetMailsOfErased } from "#api/personal-data/forgetMailsOfErased.ts";
import { deleteOldDevices } from "#api/session/knownDevices.ts";
import { deleteOldNotices } from "#api/notices/deleteOldNotices.ts";
import { deleteSentMails } from "#api/mail/deleteSentMails.ts";
import { deleteOldDeliveries } from "#api/webhooks/deleteOldDeliveries.ts";

const HOUR_MS = 60 * 60 * 1000;

interface Options {
  db: DataSource;
  log: Logger;
  /** How long contact requests are kept. */
  contactRequestMonths: number;
  audit?: DaysOptions;
}

/**
 * Deletes old sent mails, old deliveries to webhooks, notices that were read long ago, old idempotency keys, old counts of rate limits,
 * old addresses and devices, expired links and old contact requests, counts the procurement figures and those of companies, and signs the finished days of the audit trail: at once,
 * and then every hour until it is stopped.
 */
export function housekeeping({ db, log, contactRequestMonths, audit }: Options, everyMs = HOUR_MS) {
  let round = Promise.resolve();
  const timer = setInterval(cleanUp, everyMs).unref();
  cleanUp();

  function cleanUp() {
    round = round.then(async () => {
      await deleteSentMails(db).catch((err: unknown) => logFault(log, err, "deleting sent mails failed"));
      await deleteOldDeliveries(db).catch((err: unknown) => logFault(log, err, "deleting old deliveries to webhooks failed"));
      await deleteOldNotices(db).catch((err: unknown) => logFault(log, err, "deleting old notices failed"));
      await deleteOldKeys(db).catch((err: unknown) => logFault(log, err, "deleting old idempotency keys failed"));
      await deleteOldCounts(db).catch((err: unknown) => logFault(log, err, "deleting old counts of rate limits failed"));
      await deleteOldAddresses(db).catch((err: unknown) => logFault(log, err, "deleting old addresses failed"));
      await deleteOldDevices(db).catch((err: unknown) => logFault(log, err, "deleting old devices failed"));
      await deleteExpiredTokens(db).catch((err: unknown) => logFault(log, err, "deleting expired links failed"));
      await forgetMailsOfErased(db).catch((err: unknown) => logFault(log, err, "deleting mails of closed accounts failed"));
      await endContactRequests(db, contactRequestMonths).catch((err: unknown) => logFault(log, err, "deleting old contact requests failed"));
      await foldFigures(db).catch((err: unknown) => logFault(log, err, "counting the figures failed"));
      await foldCompanyFigures(db).catch((err: unknown) => logFault(log, err, "counting the figures of companies failed"));
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
