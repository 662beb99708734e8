import type { Logger } from "pino";
import type { DataSource } from "typeorm";

import { PLANNER_SETTINGS } from "#api/core/database/plannerSettings.ts";
import { SERVER_TIMEOUTS } from "#api/core/database/timeouts.ts";

/**
 * Sets the server timeouts and the planner settings as settings of the database. Connections through a pooler need
 * them, because a pooler drops the settings that a client sends. Does nothing if the role is not the database's owner.
 */
export async function setDatabaseTimeouts(owner: DataSource) {
  const [database] = await owner.query<{ name: string }[]>(
    "SELECT quote_ident(datname) AS name FROM pg_database WHERE datname = current_database() AND pg_has_role(datdba, 'USAGE')",
  );
  if (!database) return;
  for (const [name, value] of Object.entries({ ...SERVER_TIMEOUTS, ...PLANNER_SETTINGS }))
    await owner.query(`ALTER DATABASE ${database.name} SET ${name} = ${value}`);
}

/** Logs a warning if the connection lacks a timeout, because a pooler has dropped the timeouts that the client sent. */
export async function warnWithoutTimeouts(db: DataSource, log: Logger) {
  const missing = await db.query<{ name: string }[]>(
    "SELECT name FROM pg_settings WHERE name = ANY($1) AND setting = '0'",
    [Object.keys(SERVER_TIMEOUTS)],
  );
  if (missing.length > 0)
    log.warn(
      { missing: missing.map(({ name }) => name) },
      "the database sets no time limits: run npm run migrate as its owner",
    );
}
