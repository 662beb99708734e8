/**
 * Settings of PostgreSQL's query planner, set for the database and sent with each new connection. random_page_cost is
 * low because pages are in memory or on an SSD. With the default of 4, which is meant for hard disks, the planner scans
 * a whole table of some hundred rows to find one row.
 */
export const PLANNER_SETTINGS = { random_page_cost: 1.1 };

/** PLANNER_SETTINGS in the form of connection options. Options in DATABASE_URL override them. */
export const PLANNER_OPTIONS = Object.entries(PLANNER_SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(" ");
