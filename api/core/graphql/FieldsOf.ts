import { getMetadataStorage, InputType, ObjectType } from "type-graphql";
import type { AnyObjectSchema, InferType, Schema } from "yup";

import { limitsOf } from "#api/core/rules/schemaFields.rules.ts";

type Ruled<S extends AnyObjectSchema> = Required<InferType<S>>;
type Unruled<T, S extends AnyObjectSchema> = Exclude<keyof T, keyof Ruled<S>>;

/**
 * A decorator for an abstract class that defines an object's fields once. The entity and the inputs of that object
 * extend the class. The compiler checks that the class and the yup rules have the same names and types. Each field's
 * GraphQL description ends with the limits from the rules.
 */
export const FieldsOf =
  <S extends AnyObjectSchema>(rules: S) =>
  <T extends Ruled<S>>(
    target: (abstract new () => T) & ([Unruled<T, S>] extends [never] ? unknown : { withoutRule: Unruled<T, S> }),
  ) => {
    ObjectType()(target);
    InputType()(target);
    for (const field of getMetadataStorage().fields)
      if (field.target === target)
        field.description = withLimits(field.description, rules.fields[field.name] as Schema);
  };

function withLimits(description: string | undefined, field: Schema) {
  return [description, limitsInWords(field)].filter(Boolean).join(" ") || undefined;
}

function limitsInWords(field: Schema) {
  const { min, max } = limitsOf(field);
  if (max === undefined) return null;
  const most = `${max.toLocaleString("en-US")}${field.type === "string" ? " characters" : ""}`;
  return min === undefined ? `At most ${most}.` : `${min} to ${most}.`;
}
