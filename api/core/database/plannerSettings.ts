/**
 * Settings of PostgreSQL's query planner, set for the database and sent with each new connection. random_page_cost is
 * low because pages are in memory or on an SSD. Its default of 4 is meant for hard disks: with it, the planner scans
 * whole tables of some hundred rows to find one.
 */
export const PLANNER_SETTINGS = { random_page_cost: 1.1 };

/** PLANNER_SETTINGS in the form of connection options. Options in DATABASE_URL override them. */
export const PLANNER_OPTIONS = Object.entries(PLANNER_SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(" ");
