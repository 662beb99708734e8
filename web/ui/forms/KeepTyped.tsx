import { type FormikValues, useFormikContext } from "formik";
import { useEffectEvent, useLayoutEffect } from "react";

import { type KeptForm } from "#web/ui/forms/keptForm.ts";
import { useTyped } from "#web/ui/forms/useTyped.ts";

interface Props {
  form: KeptForm;
  /** What was typed before the session ended or the page was loaded again. */
  typed: FormikValues | undefined;
}

/** What was kept is put in as if it had just been typed, so that it counts as unsaved; nothing is validated by that. */
export function KeepTyped({ form, typed }: Props) {
  const { initialValues, setValues } = useFormikContext<FormikValues>();

  const restore = useEffectEvent(() => {
    if (typed) void setValues(typed, false);
  });
  useLayoutEffect(() => restore(), []);

  useTyped((values) => {
    if (JSON.stringify(values) === JSON.stringify(initialValues)) form.drop();
    else form.keep({ from: initialValues, values });
  });

  return null;
}
