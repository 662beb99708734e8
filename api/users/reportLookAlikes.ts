import type { Logger } from "pino";
import type { DataSource } from "typeorm";

/** SQL that selects each live account that is no administrator's, but whose username looks like an administrator's. */
const LOOK_ALIKES = `SELECT users.id, admin.id AS "looksLike" FROM users AS admin
  JOIN users ON ascii_looks_of_name(users.username) && ascii_looks_of_name(admin.username) AND users.deleted_at IS NULL
 WHERE admin.is_admin AND admin.deleted_at IS NULL AND NOT users.is_admin ORDER BY users.id, admin.id`;

/**
 * Logs the ids of accounts whose usernames look like an administrator's. They have these usernames from before the
 * migrations that refuse such a name. The log contains no names.
 */
export async function reportLookAlikes(db: DataSource, log: Pick<Logger, "warn">) {
  const accounts = await db.query<{ id: string; looksLike: string }[]>(LOOK_ALIKES);
  if (accounts.length > 0)
    log.warn(
      { accounts },
      `the usernames of ${accounts.length} accounts look like those of administrators: rename or delete these accounts under User Management`,
    );
}
