import { AUDIT_OUTCOMES, type AuditFilter } from "#api/audit/AuditFilter.ts";
import { readMoment } from "#api/core/rules/moments.rules.ts";
import { badInput } from "#api/core/rules/valid.ts";

type Query = Record<string, unknown>;

const TEXTS = ["act", "actor", "tenderId", "bidId", "userId"] as const;

/** Reads the filter from the query string. Refuses BAD_USER_INPUT for an invalid text, time or outcome. */
export function auditFilterOf(query: Query): AuditFilter {
  const filter: AuditFilter = {};
  for (const name of TEXTS) if (query[name] !== undefined) filter[name] = textOf(query, name);
  for (const name of ["from", "to"] as const)
    if (query[name] !== undefined) filter[name] = readMoment(textOf(query, name)) ?? wrong(name);
  if (query.outcome !== undefined)
    filter.outcome = AUDIT_OUTCOMES.find((outcome) => outcome === query.outcome) ?? wrong("outcome");
  return filter;
}

function textOf(query: Query, name: string) {
  const value = query[name];
  return typeof value === "string" && !value.includes("\0") ? value : wrong(name);
}

function wrong(name: string): never {
  throw badInput({ [name]: "Invalid input" });
}
