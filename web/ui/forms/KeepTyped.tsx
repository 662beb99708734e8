import { type FormikValues, useFormikContext } from "formik";
import { useEffectEvent, useLayoutEffect } from "react";

import { type KeptForm } from "#web/ui/forms/keptForm.ts";
import { useValuesChange } from "#web/ui/forms/useValuesChange.ts";

interface Props {
  form: KeptForm;
  /** The values restored after a reload or a lost session. */
  typed: FormikValues | undefined;
}

/** Restores kept values as if they were typed, so that they count as unsaved (dirty); this triggers no validation. */
export function KeepTyped({ form, typed }: Props) {
  const { initialValues, setValues } = useFormikContext<FormikValues>();

  const restore = useEffectEvent(() => {
    if (typed) void setValues(typed, false);
  });
  useLayoutEffect(() => restore(), []);

  useValuesChange((values) => {
    if (JSON.stringify(values) === JSON.stringify(initialValues)) form.drop();
    else form.keep({ from: initialValues, values });
  });

  return null;
}
