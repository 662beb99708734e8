import type { Logger } from "pino";
import type { DataSource } from "typeorm";

/**
 * SQL that selects the accounts of partners whose username looks like that of an administrator. Deleted accounts are
 * left out.
 */
const LOOK_ALIKES = `SELECT users.id, admin.id AS "looksLike" FROM users AS admin
  JOIN users ON ascii_looks_of_name(users.username) && ascii_looks_of_name(admin.username) AND users.deleted_at IS NULL
 WHERE admin.is_admin AND admin.deleted_at IS NULL AND NOT users.is_admin ORDER BY users.id, admin.id`;

/**
 * Logs the ids of partners' accounts whose username looks like that of an administrator. Such accounts are older than
 * the migrations that refuse such names. The log contains no names.
 */
export async function reportLookAlikes(db: DataSource, log: Pick<Logger, "warn">) {
  const accounts = await db.query<{ id: string; looksLike: string }[]>(LOOK_ALIKES);
  if (accounts.length > 0)
    log.warn(
      { accounts },
      `the usernames of ${accounts.length} accounts look like those of administrators: rename or delete these accounts under User Management`,
    );
}
