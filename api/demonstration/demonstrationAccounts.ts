import { In, type DataSource } from "typeorm";

import { DEMO_ACCOUNTS } from "#api/demonstration/fillDemonstration.ts";
import { User } from "#api/users/User.ts";

/**
 * Reads which of the demonstration's accounts exist in this database. The server prints them with their passwords at
 * every start: the passwords of partners are public, and the administrator's password is not among them.
 */
export async function demonstrationAccounts(db: DataSource) {
  const usernames = DEMO_ACCOUNTS.map(({ username }) => username);
  const present = await db.manager.findBy(User, { username: In(usernames) });
  return DEMO_ACCOUNTS.filter(({ username }) => present.some((user) => user.username === username));
}
