import { type FormikValues, useFormikContext } from "formik";
import { useEffectEvent, useLayoutEffect } from "react";

/** Adopts what was typed into a prerendered form, or filled in by the browser, before its script arrived; then lets its buttons work (holdClicks.ts). */
export function AdoptTyped() {
  const { values, setValues } = useFormikContext<FormikValues>();

  const adopt = useEffectEvent(async () => {
    await setValues(typedInto(Object.keys(values)), false);
    document.dispatchEvent(new Event("hydrated"));
  });
  // Before the first rendering after hydration, which would write the form's empty values into the fields.
  useLayoutEffect(() => void adopt(), []);

  return null;
}

/** The fields' values in the document; a field's id is its name. */
function typedInto(names: string[]) {
  return Object.fromEntries(names.map((name) => [name, (document.getElementById(name) as HTMLInputElement | HTMLSelectElement | null)?.value ?? ""]));
}
