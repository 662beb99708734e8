import type { EntityManager } from "typeorm";

/** Advisory lock key: any number that no other lock uses. */
const ACKNOWLEDGEMENT_LOCK = 7_305_663;
const A_DAY = 3;

/** `Ada+news@example.org` arrives where `ada@example.org` does. */
const mailbox = (address: string) => `lower(regexp_replace(${address}, '\\+[^@]*@', '@'))`;

/**
 * Rate limit of acknowledgements: three a day for each mailbox, so that the form cannot flood a stranger's mailbox. Call it
 * before the request is stored; an advisory lock serializes simultaneous requests for one mailbox.
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
