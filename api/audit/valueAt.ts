import type { Subject } from "#api/audit/recordedFields.ts";

interface RecordedColumn {
  subject: Subject;
  /** A row of the subject's table. */
  row: string;
  /** The name of the recorded field, and its column. */
  field: string;
  column: string;
}

/**
 * SQL expression of type jsonb: the value of a recorded field at a time in the past. It is the value before the field's
 * first change after that time, from the audit trail, or the present value if the field has not changed since.
 * @param at SQL expression of the time
 */
export const valueAt = ({ subject, row, field, column }: RecordedColumn, at: string) =>
  `coalesce((SELECT event.before -> '${field}' FROM audit_events event
    WHERE event.subject_id = ${row}.id AND event.subject = '${subject}' AND event.outcome = 'done' AND event.occurred_at > ${at} AND event.before ? '${field}'
    ORDER BY event.occurred_at, event.id LIMIT 1), to_jsonb(${row}.${column}), 'null'::jsonb)`;
