import type { AuditChange, AuditEvent } from "#api/audit/AuditEvent.ts";

/** The fields of before and after, each value as JSON. */
export function changesOf({ before, after }: Pick<AuditEvent, "before" | "after">): AuditChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => ({ field, before: asJson(before?.[field]), after: asJson(after?.[field]) }));
}

const asJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
