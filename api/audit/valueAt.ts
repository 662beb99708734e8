import type { Subject } from "#api/audit/recordedFields.ts";

interface RecordedColumn {
  subject: Subject;
  /** The SQL alias of a row of the subject's table. */
  row: string;
  /** The name of the field in audit events. `column` is the name of the same field in the table. */
  field: string;
  column: string;
}

/**
 * Returns an SQL expression of type jsonb for the value of a recorded field at a time in the past. If the field has
 * changed since that time, this is the `before` value of the first change in the audit trail. Otherwise it is the
 * present value.
 * @param at An SQL expression for the time
 */
export const valueAt = ({ subject, row, field, column }: RecordedColumn, at: string) =>
  `coalesce((SELECT event.before -> '${field}' FROM audit_events event
    WHERE event.subject_id = ${row}.id AND event.subject = '${subject}' AND event.outcome = 'done' AND event.occurred_at > ${at} AND event.before ? '${field}'
    ORDER BY event.occurred_at, event.id LIMIT 1), to_jsonb(${row}.${column}), 'null'::jsonb)`;
