import type { DataSource } from "typeorm";

/**
 * The tables that `passTime` changes, with their time columns. They decide when a tender closes, and who may open it.
 */
const TIMES: Record<string, readonly string[]> = {
  tenders: ["created_at", "opening_date", "closing_date"],
  tenders_to_seal: ["closes_at"],
  users: ["created_at"],
  bid_revisions: ["submitted_at", "received_at"],
  opening_approvals: ["approved_at"],
  audit_events: ["occurred_at"],
};

/**
 * Lets time pass for all tenders, bids, accounts, approvals and audit events: moves their stored times back. Receipts
 * and the hashes of the audit trail are then no longer valid.
 */
export const passTime = ({ db }: { db: DataSource }, hours: number) =>
  db.transaction(async (tx) => {
    await tx.query("SET LOCAL session_replication_role = replica");
    for (const [table, columns] of Object.entries(TIMES))
      await tx.query(
        `UPDATE ${table} SET ${columns.map((column) => `${column} = ${column} - make_interval(secs => $1)`).join(", ")}`,
        [hours * 3600],
      );
    await tx.query(
      `UPDATE tenders SET left_open = left_open || jsonb_build_object('closingDate', to_char((left_open ->> 'closingDate')::timestamptz AT TIME ZONE 'UTC' - make_interval(secs => $1), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
      [hours * 3600],
    );
    await tx.query("UPDATE tender_revision SET revision = revision + 1");
  });
