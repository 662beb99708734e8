import { type FormikValues, useFormikContext } from "formik";
import { useEffectEvent, useLayoutEffect } from "react";

/**
 * For prerendered forms: adopts values that were typed or autofilled before the script loaded. It then replays clicks
 * on the form's buttons (replayClicks.ts).
 */
export function AdoptTyped() {
  const { values, setValues } = useFormikContext<FormikValues>();

  const adopt = useEffectEvent(async () => {
    await setValues(typedInto(Object.keys(values)), false);
    document.dispatchEvent(new Event("hydrated"));
  });
  // Must run before the first rendering after hydration: that rendering would overwrite the fields with the form's
  // empty values.
  useLayoutEffect(() => void adopt(), []);

  return null;
}

/** Reads the fields' values from the document; a field's id is its name. */
function typedInto(names: string[]) {
  return Object.fromEntries(
    names.map((name) => [
      name,
      (document.getElementById(name) as HTMLInputElement | HTMLSelectElement | null)?.value ?? "",
    ]),
  );
}
