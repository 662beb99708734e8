import { In, type DataSource } from "typeorm";

import { DEMO_ACCOUNTS } from "#api/demonstration/fillDemonstration.ts";
import { User } from "#api/users/User.ts";

/**
 * The demonstration's accounts that exist in this database. They can be printed at every start, because the passwords
 * of partners are public, and the password of the administrator is left out.
 */
export async function demonstrationAccounts(db: DataSource) {
  const usernames = DEMO_ACCOUNTS.map(({ username }) => username);
  const present = await db.manager.findBy(User, { username: In(usernames) });
  return DEMO_ACCOUNTS.filter(({ username }) => present.some((user) => user.username === username));
}
