import { Form, Formik, type FormikHelpers, type FormikValues } from "formik";
import { type ReactNode, useState } from "react";
import { type AnyObjectSchema } from "yup";

import { ErrorSummary } from "#web/ui/ErrorSummary.tsx";
import { LeaveWarning } from "#web/ui/LeaveWarning.tsx";

interface Props<Values extends FormikValues> {
  initialValues: Values;
  schema: AnyObjectSchema;
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void>;
  /** A form whose loss costs nothing: no warning when it is left. */
  mayBeLeft?: boolean;
  children: ReactNode;
}

/** Spec §5: validation runs on submit, and again on each change once a submit was tried. */
export function ValidatedForm<Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  mayBeLeft = false,
  children,
}: Props<Values>) {
  const [tried, setTried] = useState(false);

  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      validateOnBlur={false}
      validateOnChange={tried}
      onSubmit={onSubmit}
      onReset={() => setTried(false)}
    >
      <Form noValidate onSubmitCapture={() => setTried(true)}>
        {!mayBeLeft && <LeaveWarning />}
        <ErrorSummary />
        {children}
      </Form>
    </Formik>
  );
}
