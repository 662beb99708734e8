import { object, ValidationError, type AnyObject, type InferType, type ObjectSchema } from "yup";

import { refusal } from "#api/core/rules/refusal.ts";
import type { FieldMessages } from "#api/core/rules/refusalCodes.rules.ts";
import type { InferRows, Rows } from "#api/core/rules/rows.rules.ts";

const INVALID = "Invalid input";

/**
 * Casts and validates the input, and removes unknown fields. Refuses BAD_USER_INPUT with a message for every invalid
 * field.
 */
export function valid<S extends ObjectSchema<AnyObject>>(schema: S, input: unknown): InferType<S> {
  const { fields, wrong } = checked(schema, input);
  if (fields) return fields;
  throw badInput(wrong);
}

/** Like `valid`, for an input with lists. An invalid field of a row is named like `documents[2].sha256`. */
export function validWithRows<S extends ObjectSchema<AnyObject>, R extends Rows>(
  schema: S,
  rows: R,
  input: unknown,
): InferType<S> & InferRows<R> {
  const { fields, wrong } = checked(schema, input);
  const lists = Object.entries(rows).map(([name, rule]) =>
    checkedRows(name, rule, (input as Record<string, unknown> | null)?.[name]),
  );
  const all = Object.assign({}, wrong, ...lists.map((list) => list.wrong)) as FieldMessages;
  if (!fields || Object.keys(all).length > 0) throw badInput(all);
  return Object.assign({}, fields, ...lists.map(({ name, values }) => ({ [name]: values }))) as InferType<S> &
    InferRows<R>;
}

/** Like `validWithRows`, but only for the lists. */
export const validRows = <R extends Rows>(rows: R, input: unknown): InferRows<R> =>
  validWithRows(object({}), rows, input);

interface Checked<T> {
  /** The validated values; undefined if a field is invalid. */
  fields?: T;
  wrong: FieldMessages;
}

function checked<S extends ObjectSchema<AnyObject>>(schema: S, input: unknown): Checked<InferType<S>> {
  const { values, wrong } = withoutNested(schema, input);
  try {
    const fields = schema.validateSync(values, { abortEarly: false, stripUnknown: true }) as InferType<S>;
    return Object.keys(wrong).length === 0 ? { fields, wrong } : { wrong };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { wrong: { ...messagesOf(error), ...wrong } };
  }
}

function checkedRows(name: string, { row, most, unlike, alike }: Rows[string], sent: unknown) {
  const wrong: FieldMessages = {};
  const values: unknown[] = [];
  if (sent == null) return { name, values, wrong };
  if (!Array.isArray(sent)) return { name, values, wrong: { [name]: INVALID } };
  if (sent.length > most) return { name, values, wrong: { [`${name}[${most}]`]: `There can be at most ${most}` } };
  const seen = new Set<string>();
  for (const [place, value] of (sent as unknown[]).entries()) {
    const at = `${name}[${place}]`;
    const isRow = typeof value === "object" && value !== null && !Array.isArray(value);
    const { fields, wrong: inRow } = isRow ? checked(row, value) : { wrong: { "": INVALID } };
    for (const [field, message] of Object.entries(inRow)) wrong[field ? `${at}.${field}` : at] = message;
    const text = String(fields?.[unlike]).toLowerCase();
    if (fields && seen.has(text)) wrong[`${at}.${unlike}`] = alike;
    if (fields) seen.add(text);
    values.push(fields);
  }
  return { name, values, wrong };
}

/**
 * Separates the fields whose value is a list or an object from the others. Such a value is invalid here, and yup would
 * call the `toString` of an object that the client has sent. Lists with rules of their own are validated by
 * checkedRows.
 */
function withoutNested({ fields }: ObjectSchema<AnyObject>, input: unknown) {
  const sent = Object.entries(input ?? {}).filter(([name]) => name in fields);
  const isNested = (value: unknown) => typeof value === "object" && value !== null && !(value instanceof Date);
  return {
    values: Object.fromEntries(sent.filter(([, value]) => !isNested(value))),
    wrong: Object.fromEntries(sent.filter(([, value]) => isNested(value)).map(([name]) => [name, INVALID])),
  };
}

/** Like `valid`, but only for the fields of the patch that are not undefined. */
export function validPatch<S extends ObjectSchema<AnyObject>>(schema: S, patch: object): Partial<InferType<S>> {
  const sent = Object.entries(patch).filter(([name, value]) => value !== undefined && name in schema.fields);
  return valid(schema.pick(sent.map(([name]) => name)) as unknown as S, Object.fromEntries(sent));
}

export function badInput(fields: FieldMessages) {
  const [first = INVALID] = Object.values(fields);
  return refusal("BAD_USER_INPUT", first, fields);
}

/** The first message of each field, in the order of the schema. */
function messagesOf(error: ValidationError): FieldMessages {
  const fields: FieldMessages = {};
  for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) fields[path ?? ""] ??= message;
  return fields;
}
