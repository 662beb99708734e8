/**
 * Settings of PostgreSQL's query planner, set for the database and sent with each new connection. random_page_cost:
 * pages are in memory or on an SSD. With the default of 4, meant for hard disks, the planner scans whole tables of some
 * hundred rows to find one.
 */
export const PLANNER_SETTINGS = { random_page_cost: 1.1 };

/** The same settings as options of a connection. Options in DATABASE_URL override them. */
export const PLANNER_OPTIONS = Object.entries(PLANNER_SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(" ");
