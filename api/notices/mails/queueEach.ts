import type { EntityManager } from "typeorm";

import { type NewMail, queueMails } from "#api/mail/queueMail.ts";

/** A mail with the notices that it tells. */
export interface Made<N> {
  mail: NewMail;
  notices: readonly N[];
}

/** All in one statement; where the database refuses the value of a row, one by one, and the others are queued. */
export async function queueEach<N>(tx: EntityManager, made: readonly Made<N>[], refused: (one: Made<N>, err: unknown) => void) {
  if (made.length === 0) return [];
  const attempt = async (some: readonly Made<N>[]) => {
    await tx.query("SAVEPOINT queueing");
    try {
      await queueMails(tx, some.map(({ mail }) => mail));
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

/** SQLSTATE classes of values that the database does not take; any other failure is not of one mail. */
const isOfAValue = (err: unknown) => /^(22|23|54)/.test((err as { driverError?: { code?: string } } | null)?.driverError?.code ?? "");
