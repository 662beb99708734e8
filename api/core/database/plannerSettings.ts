/**
 * PostgreSQL's settings of its planner, sent with each new connection and set for the database, as timeouts.ts says. Pages come from
 * memory or an SSD: at the default of 4, made for turning disks, tables of a few hundred rows are read whole to find one row.
 */
export const PLANNER_SETTINGS = { random_page_cost: 1.1 };

/** The same as the options of a connection; those of the database's address come before them. */
export const PLANNER_OPTIONS = Object.entries(PLANNER_SETTINGS).map(([name, value]) => `-c ${name}=${value}`).join(" ");
