import { type FormikValues, useFormikContext } from "formik";

import { StaleEditNotice } from "#web/ui/StaleEditNotice.tsx";

interface Props {
  what: string;
  action: string;
  /** What is stored now, as the form would show it. */
  now: FormikValues & { version: number };
  labels: Readonly<Record<string, string>>;
  /** A field's value as a person reads it. */
  show?: (name: string, value: string) => string;
}

/** What differs now from what this form was opened on. */
export function SavedMeanwhile({ what, action, now, labels, show = (_, value) => value }: Props) {
  const { initialValues } = useFormikContext<FormikValues>();
  const changed = Object.entries(labels).filter(([name]) => initialValues[name] !== now[name]);
  return (
    <StaleEditNotice
      what={what}
      action={action}
      version={now.version}
      facts={changed.map(([name, label]) => [label, show(name, String(now[name]))])}
    />
  );
}
