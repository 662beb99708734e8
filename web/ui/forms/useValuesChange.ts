import { useFormikContext, type FormikValues } from "formik";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Calls `onChange` on each change of the form's values, and on unmount with the last values, because a session may end
 * between a keystroke and the next rendering.
 */
// The caller states the type of its form's values.
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
