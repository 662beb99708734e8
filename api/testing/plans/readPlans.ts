import { AbstractLogger, type DataSource } from "typeorm";

import { dataSourceFor } from "#api/database/dataSource.ts";
import type { ListedQuery } from "#api/testing/plans/queriesOf.ts";

export interface Statement {
  sql: string;
  parameters: unknown[];
}

/** A node of the plan that EXPLAIN (FORMAT JSON) returns. */
export interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  /** The planner's estimate of the number of rows. */
  "Plan Rows"?: number;
  "Actual Rows"?: number;
  Plans?: Plan[];
}

class LastStatement extends AbstractLogger {
  statement: Statement = { sql: "", parameters: [] };
  protected writeLog() {
    // Required by the abstract base class; this logger records queries only.
  }
  override logQuery(sql: string, parameters: unknown[] = []) {
    this.statement = { sql, parameters };
  }
}

/** Opens a connection pool like the product's. Its logger captures the SQL statement that a listed query runs. */
export async function openForPlans(url: string) {
  const logger = new LastStatement();
  const db = await dataSourceFor({ url, poolSize: 1 }, { logger, logging: true }).initialize();
  return {
    db,
    /** Runs a listed query and returns its last SQL statement, even if the statement timeout cancels the query. */
    statementOf: async ({ read }: ListedQuery) => {
      try {
        await read(db);
      } catch (error) {
        if ((error as { driverError?: { code?: string } }).driverError?.code !== QUERY_CANCELED) throw error;
      }
      return logger.statement;
    },
  };
}

const QUERY_CANCELED = "57014";

/**
 * The plan of a statement with these parameters. With ANALYZE, PostgreSQL runs the statement, and the plan contains the
 * actual numbers of rows.
 */
export async function planOf(db: DataSource, { sql, parameters }: Statement, options: "ANALYZE, BUFFERS" | "" = "") {
  const [explained] = await db.query<[{ "QUERY PLAN": [{ Plan: Plan }] }]>(
    `EXPLAIN (${[options, "FORMAT JSON"].filter(Boolean).join(", ")}) ${sql}`,
    parameters,
  );
  return explained["QUERY PLAN"][0].Plan;
}

export function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}
