import { useFormikContext, type FormikValues } from "formik";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Calls back on each change of the form's values, and on unmount with the last one: a session may end between the keystroke and
 * its rendering.
 */
// The caller states the type of its form's values.
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
export function useTyped<Values extends FormikValues>(tell: (values: Values) => void) {
  const { values, setFormikState } = useFormikContext<Values>();
  const told = useRef(values);

  const tellOnce = useEffectEvent((latest: Values) => {
    if (latest === told.current) return;
    told.current = latest;
    tell(latest);
  });

  useEffect(() => tellOnce(values), [values]);
  useLayoutEffect(
    () => () =>
      setFormikState((latest) => {
        tellOnce(latest.values);
        return latest;
      }),
    [setFormikState],
  );
}
