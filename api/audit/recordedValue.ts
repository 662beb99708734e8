import { createHash } from "node:crypto";

import { fieldsOf, type Subject } from "#api/audit/recordedFields.ts";

type Values = Record<string, unknown>;

/** The text that the audit trail contains in place of a withheld value. */
export const WITHHELD = "(withheld)";
const MOST_CHARACTERS = 500;

/** Returns `before` and `after` of an event about a new object: the recorded fields that are not null. */
export function creationOf(subject: Subject, after: object) {
  const values = after as Values;
  return {
    before: null,
    after: pick(
      fieldsOf(subject).recorded.filter((name) => values[name] != null),
      values,
    ),
  };
}

/**
 * Returns `before` and `after` of an event about a change: the fields that differ. WITHHELD replaces withheld values.
 */
export function changeOf(subject: Subject, before: object, after: object) {
  const { recorded, withheld } = fieldsOf(subject);
  const [was, is] = [before as Values, after as Values];
  const differing = (names: readonly string[]) =>
    names.filter((name) => is[name] !== undefined && JSON.stringify(was[name] ?? null) !== JSON.stringify(is[name]));
  const redacted = Object.fromEntries(differing(withheld).map((name) => [name, WITHHELD]));
  const names = differing(recorded);
  return { before: { ...pick(names, was), ...redacted }, after: { ...pick(names, is), ...redacted } };
}

const pick = (names: readonly string[], values: Values) =>
  Object.fromEntries(names.map((name) => [name, recordedValue(values[name] ?? null)]));

/**
 * Shortens a long text to its beginning, length and SHA-256. Replaces U+0000 and lone surrogates, which jsonb cannot
 * store.
 */
export function recordedValue(value: unknown) {
  if (typeof value !== "string") return value;
  const text = storable(value);
  if (text.length <= MOST_CHARACTERS) return text;
  const sum = createHash("sha256").update(text).digest("hex");
  return `${storable(text.slice(0, MOST_CHARACTERS))}… (${text.length} characters, SHA-256 ${sum})`;
}

const storable = (text: string) => text.replace(/[\0\p{Surrogate}]/gu, "\uFFFD");
