import { type FormikValues, useFormikContext } from "formik";
import { useEffectEvent, useLayoutEffect, useState } from "react";

import { type FormStore } from "#web/ui/forms/formStore.ts";
import { LostOnReload } from "#web/ui/forms/LostOnReload.tsx";
import { useValuesChange } from "#web/ui/forms/useValuesChange.ts";

interface Props {
  form: FormStore;
  /** The input restored after a reload or a lost session. */
  typed: FormikValues | undefined;
}

/** Restores stored input as if it were typed, so that the form is dirty. This triggers no validation. */
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
