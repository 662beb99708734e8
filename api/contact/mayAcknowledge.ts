import type { EntityManager } from "typeorm";

/** Any number that nothing else locks by. */
const ACKNOWLEDGEMENT_LOCK = 7_305_663;
const A_DAY = 3;

/** `Ada+news@example.org` arrives where `ada@example.org` does. */
const mailbox = (address: string) => `lower(regexp_replace(${address}, '\\+[^@]*@', '@'))`;

/**
 * Whether this address may have one more acknowledgement: three a day, so that nobody fills a stranger's mailbox through the
 * form. Asked before the request is stored; requests that name one mailbox at once are stored one after the other.
 */
export async function mayAcknowledge(tx: EntityManager, email: string): Promise<boolean> {
  await tx.query(`SELECT pg_advisory_xact_lock(${ACKNOWLEDGEMENT_LOCK}, hashtext(${mailbox("$1")}))`, [email]);
  const [{ count }] = await tx.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM contact_requests
      WHERE created_at > clock_timestamp() - interval '1 day' AND ${mailbox("email")} = ${mailbox("$1")}`,
    [email],
  );
  return count < A_DAY;
}
