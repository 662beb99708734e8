import { type FormikValues, useFormikContext } from "formik";
import { useEffectEvent, useLayoutEffect } from "react";

/**
 * For prerendered forms: copies values into Formik that were typed or autofilled before the script loaded. It then
 * dispatches the event `hydrated`, after which replayClicks.ts repeats clicks on the form's buttons.
 */
export function AdoptTyped() {
  const { values, setValues } = useFormikContext<FormikValues>();

  const adopt = useEffectEvent(async () => {
    await setValues(typedInto(Object.keys(values)), false);
    document.dispatchEvent(new Event("hydrated"));
  });
  // Run before the first rendering after hydration: that rendering would overwrite the fields with the form's empty
  // values.
  useLayoutEffect(() => void adopt(), []);

  return null;
}

/** Reads the values of the fields with these names from the document. A field's id is its name. */
function typedInto(names: string[]) {
  return Object.fromEntries(
    names.map((name) => [
      name,
      (document.getElementById(name) as HTMLInputElement | HTMLSelectElement | null)?.value ?? "",
    ]),
  );
}
