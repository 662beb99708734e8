import { useFormikContext, type FormikValues } from "formik";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Tells of each change of the form's values; of the last one too where the form is taken away (a session that ends) in
 * the moment between the keystroke and its rendering.
 */
// The caller knows its form.
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
