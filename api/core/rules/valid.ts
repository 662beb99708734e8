import { ValidationError, type AnyObject, type InferType, type ObjectSchema } from "yup";

import { refusal } from "#api/core/rules/refusal.ts";
import type { FieldMessages } from "#api/core/rules/refusalCodes.rules.ts";

/** Casts and validates the input, and strips unknown names; refuses BAD_USER_INPUT with every wrong field. */
export function valid<S extends ObjectSchema<AnyObject>>(schema: S, input: unknown): InferType<S> {
  const { values, wrong } = withoutNested(schema, input);
  try {
    const fields = schema.validateSync(values, { abortEarly: false, stripUnknown: true }) as InferType<S>;
    if (Object.keys(wrong).length === 0) return fields;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw badInput({ ...messagesOf(error), ...wrong });
  }
  throw badInput(wrong);
}

/** Refuses nested values: no field has a list or an object, and yup would call a sent object's `toString`. */
function withoutNested({ fields }: ObjectSchema<AnyObject>, input: unknown) {
  const sent = Object.entries(input ?? {}).filter(([name]) => name in fields);
  const isNested = (value: unknown) => typeof value === "object" && value !== null && !(value instanceof Date);
  return {
    values: Object.fromEntries(sent.filter(([, value]) => !isNested(value))),
    wrong: Object.fromEntries(sent.filter(([, value]) => isNested(value)).map(([name]) => [name, "Invalid input"])),
  };
}

/** Like `valid`, for the sent fields only: absent fields stay unchanged, null clears. */
export function validPatch<S extends ObjectSchema<AnyObject>>(schema: S, patch: object): Partial<InferType<S>> {
  const sent = Object.entries(patch).filter(([name, value]) => value !== undefined && name in schema.fields);
  return valid(schema.pick(sent.map(([name]) => name)) as unknown as S, Object.fromEntries(sent));
}

export function badInput(fields: FieldMessages) {
  const [first = "Invalid input"] = Object.values(fields);
  return refusal("BAD_USER_INPUT", first, fields);
}

/** The first message of each field, in the order of the schema. */
function messagesOf(error: ValidationError): FieldMessages {
  const fields: FieldMessages = {};
  for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) fields[path ?? ""] ??= message;
  return fields;
}
