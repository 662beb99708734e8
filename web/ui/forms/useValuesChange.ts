import { useFormikContext, type FormikValues } from "formik";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Calls `onChange` with the form's values after each change. Also calls it on unmount: a lost session may remove the
 * form between a keystroke and the next rendering, and the last change would be missed.
 */
// The type parameter lets the caller state the type of its form's values.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function useValuesChange<Values extends FormikValues>(onChange: (values: Values) => void) {
  const { values, setFormikState } = useFormikContext<Values>();
  const notified = useRef(values);

  const notifyOnce = useEffectEvent((latest: Values) => {
    if (latest === notified.current) return;
    notified.current = latest;
    onChange(latest);
  });

  useEffect(() => notifyOnce(values), [values]);
  useLayoutEffect(
    () => () =>
      setFormikState((latest) => {
        notifyOnce(latest.values);
        return latest;
      }),
    [setFormikState],
  );
}
