import { createContext, useContext, useMemo } from "react";
import { type AnyObjectSchema } from "yup";

import { limitsOf } from "#api/core/rules/schemaFields.rules.ts";

export const FormSchemaContext = createContext<AnyObjectSchema | null>(null);

/** Returns the maximum length of a text field from the form's schema; undefined for a field that is not text. */
export function useLongest(name: string) {
  const schema = useContext(FormSchemaContext);
  return useMemo(() => {
    const field = schema?.fields[name];
    return field && "type" in field && field.type === "string" ? limitsOf(field).max : undefined;
  }, [schema, name]);
}
