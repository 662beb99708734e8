import type { EntityManager } from "typeorm";

import { type NewMail, queueMails } from "#api/mail/queueMail.ts";

/** A mail with the notices that it contains. */
export interface Made<N> {
  mail: NewMail;
  notices: readonly N[];
}

/**
 * Queues all mails in one statement. If the database refuses a value, queues the mails one by one, and calls `refused`
 * for each refused mail.
 */
export async function queueEach<N>(
  tx: EntityManager,
  made: readonly Made<N>[],
  refused: (one: Made<N>, err: unknown) => void,
) {
  if (made.length === 0) return [];
  const attempt = async (some: readonly Made<N>[]) => {
    await tx.query("SAVEPOINT queueing");
    try {
      await queueMails(
        tx,
        some.map(({ mail }) => mail),
      );
    } catch (err) {
      if (!isOfAValue(err)) throw err;
      await tx.query("ROLLBACK TO SAVEPOINT queueing");
      return { err };
    }
    await tx.query("RELEASE SAVEPOINT queueing");
    return null;
  };
  if ((await attempt(made)) === null) return made;
  const queued: Made<N>[] = [];
  for (const one of made) {
    const failed = await attempt([one]);
    if (failed) refused(one, failed.err);
    else queued.push(one);
  }
  return queued;
}

/** True if the database refused a value, by the class of the SQLSTATE. Other errors would occur for every mail. */
const isOfAValue = (err: unknown) =>
  /^(22|23|54)/.test((err as { driverError?: { code?: string } } | null)?.driverError?.code ?? "");
