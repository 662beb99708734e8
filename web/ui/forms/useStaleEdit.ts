import { type FormikHelpers, type FormikValues } from "formik";
import { useState } from "react";
import { type AnyObjectSchema } from "yup";

import { mergeStale, type Merged } from "#web/ui/forms/mergeStale.ts";

interface Edit<Values> {
  /** What the form was opened on. */
  opened: Values;
  typed: Values;
  /** What is stored now, as the form would show it. */
  now: Values;
  /** False where more than the fields was to be saved, and is not. */
  isDone?: boolean;
}

/** For a form whose version turned out to be stale. `meanwhile` is what its notice shows. */
export function useStaleEdit<Values extends FormikValues & { version: number }>(schema: AnyObjectSchema) {
  const [meanwhile, setMeanwhile] = useState<Merged<Values> | null>(null);

  /**
   * Merges what is stored now into the form, which counts as opened on it from here on. True where it is what was typed:
   * it was saved before, and only the answer was lost. Then the form is left as it is.
   */
  async function takeIn({ opened, typed, now, isDone = true }: Edit<Values>, { resetForm, setValues }: FormikHelpers<Values>) {
    const merged = mergeStale({ schema, opened, typed, now, earlier: meanwhile?.contested });
    if (merged.isStored && isDone) return true;
    setMeanwhile(merged);
    resetForm({ values: now });
    await setValues(merged.values, false);
    return false;
  }

  return { meanwhile, takeIn, settle: () => setMeanwhile(null) };
}
