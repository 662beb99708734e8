import { createHash } from "node:crypto";

import { fieldsOf, type Subject } from "#api/audit/recordedFields.ts";

type Values = Record<string, unknown>;

/** Stands for the value of a field whose change is told, and nothing else. */
export const WITHHELD = "(withheld)";
const MOST_CHARACTERS = 500;

/** The recorded fields of something new, without those that are null. */
export function creationOf(subject: Subject, after: object) {
  const values = after as Values;
  return { before: null, after: pick(fieldsOf(subject).recorded.filter((name) => values[name] != null), values) };
}

/** The fields that differ. */
export function changeOf(subject: Subject, before: object, after: object) {
  const { recorded, withheld } = fieldsOf(subject);
  const [was, is] = [before as Values, after as Values];
  const differing = (names: readonly string[]) => names.filter((name) => is[name] !== undefined && JSON.stringify(was[name] ?? null) !== JSON.stringify(is[name]));
  const told = Object.fromEntries(differing(withheld).map((name) => [name, WITHHELD]));
  const names = differing(recorded);
  return { before: { ...pick(names, was), ...told }, after: { ...pick(names, is), ...told } };
}

const pick = (names: readonly string[], values: Values) => Object.fromEntries(names.map((name) => [name, recordedValue(values[name] ?? null)]));

/** A long text is recorded with its beginning, its length and its SHA-256. PostgreSQL's jsonb holds neither U+0000 nor half of a surrogate pair. */
export function recordedValue(value: unknown) {
  if (typeof value !== "string") return value;
  const text = storable(value);
  if (text.length <= MOST_CHARACTERS) return text;
  const sum = createHash("sha256").update(text).digest("hex");
  return `${storable(text.slice(0, MOST_CHARACTERS))}… (${text.length} characters, SHA-256 ${sum})`;
}

const storable = (text: string) => text.replace(/[\0\p{Surrogate}]/gu, "\uFFFD");
