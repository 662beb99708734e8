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
  /** False if the save also has another effect, such as publishing, and the server has not done that yet. */
  isDone?: boolean;
}

/**
 * Handles a save that was refused because of a stale version (optimistic locking). `meanwhile` is the content of the
 * message about other users' changes.
 */
export function useStaleEdit<Values extends FormikValues & { version: number }>(schema: AnyObjectSchema) {
  const [meanwhile, setMeanwhile] = useState<Merged<Values> | null>(null);

  /**
   * Merges the stored values into the form, and makes them the form's initial values. If the stored values equal the
   * typed ones, returns true and leaves the form as it is: an earlier attempt was saved, and only its response was
   * lost.
   */
  async function mergeStored(
    { opened, typed, now, isDone = true }: Edit<Values>,
    { resetForm, setValues }: FormikHelpers<Values>,
  ) {
    const merged = mergeStale({ schema, opened, typed, now, earlier: meanwhile?.contested });
    if (merged.isStored && isDone) return true;
    setMeanwhile(merged);
    resetForm({ values: now });
    await setValues(merged.values, false);
    return false;
  }

  return { meanwhile, mergeStored, settle: () => setMeanwhile(null) };
}
