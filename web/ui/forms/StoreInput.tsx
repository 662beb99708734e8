import { type FormikValues, useFormikContext } from "formik";
import { useEffectEvent, useLayoutEffect, useState } from "react";

import { type FormStore } from "#web/ui/forms/formStore.ts";
import { LostOnReload } from "#web/ui/forms/LostOnReload.tsx";
import { useValuesChange } from "#web/ui/forms/useValuesChange.ts";

interface Props {
  form: FormStore;
  /** The input to restore after a reload or a lost session; undefined if none is stored. */
  typed: FormikValues | undefined;
}

/**
 * Stores the form's input in the browser after each change. Deletes the stored input when it equals the initial values
 * again. On mount, fills the form with the input stored earlier (`typed`), without validating it. If the browser cannot
 * store the input, shows a warning.
 */
export function StoreInput({ form, typed }: Props) {
  const { initialValues, setValues } = useFormikContext<FormikValues>();

  const [isLost, setLost] = useState(false);

  const restore = useEffectEvent(() => {
    if (typed) void setValues(typed, false);
  });
  useLayoutEffect(() => restore(), []);

  useValuesChange((values) => {
    if (JSON.stringify(values) === JSON.stringify(initialValues)) form.drop();
    else setLost(!form.keep({ from: initialValues, values }));
  });

  return isLost ? <LostOnReload /> : null;
}
