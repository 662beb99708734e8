import { type FormikHelpers, type FormikValues } from "formik";
import { useState } from "react";
import { type AnyObjectSchema } from "yup";

import { mergeStale, type Merged } from "#web/ui/forms/mergeStale.ts";

interface Edit<Values> {
  /** The initial values of the form. */
  opened: Values;
  typed: Values;
  /** The stored values, as form values. */
  now: Values;
  /** False when the save changes more than the form's fields and the server has not applied it. */
  isDone?: boolean;
}

/** Stale version (optimistic locking). `meanwhile` is the content of the notice. */
export function useStaleEdit<Values extends FormikValues & { version: number }>(schema: AnyObjectSchema) {
  const [meanwhile, setMeanwhile] = useState<Merged<Values> | null>(null);

  /**
   * Merges the stored values into the form and makes them its initial values. Returns true, and leaves the form alone, where they
   * equal the typed values: an earlier try was saved and its answer lost.
   */
  async function mergeStored({ opened, typed, now, isDone = true }: Edit<Values>, { resetForm, setValues }: FormikHelpers<Values>) {
    const merged = mergeStale({ schema, opened, typed, now, earlier: meanwhile?.contested });
    if (merged.isStored && isDone) return true;
    setMeanwhile(merged);
    resetForm({ values: now });
    await setValues(merged.values, false);
    return false;
  }

  return { meanwhile, mergeStored, settle: () => setMeanwhile(null) };
}
