import { Box } from "@mui/material";
import { Form, Formik, type FormikHelpers, type FormikProps, type FormikValues } from "formik";
import { type ReactNode, useRef, useState } from "react";
import { type AnyObjectSchema } from "yup";

import { ErrorSummary } from "#web/ui/forms/ErrorSummary.tsx";
import { KeepTyped } from "#web/ui/forms/KeepTyped.tsx";
import { LeaveWarning } from "#web/ui/forms/LeaveWarning.tsx";
import { englishFormWords, type FormWords, FormWordsContext } from "#web/ui/forms/useFormWords.ts";
import { RestoredNotice } from "#web/ui/forms/RestoredNotice.tsx";
import { useKeptForm } from "#web/ui/forms/useKeptForm.ts";

interface Props<Values extends FormikValues> {
  initialValues: Values;
  schema: AnyObjectSchema;
  /** @param opened the form's initial values: those before a reload, or of the last reset */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>, opened: Values) => Promise<void>;
  /** No unsaved-changes warning: losing this form costs nothing. */
  mayBeLeft?: boolean;
  /**
   * Values are kept in the browser under this name, through a reload or a lost session, until the form is reset or left
   * on purpose: call resetForm after a success. A form that was opened with older values shows the differences.
   */
  keptAs?: string;
  /** The URL parameter that keeps the form open: changing it leaves the form. */
  openedBy?: string;
  /** English unless told. */
  words?: FormWords;
  children: ReactNode;
}

/** Spec §5: validates on submit, and on each change after the first submit. */
export function ValidatedForm<Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  mayBeLeft = false,
  keptAs,
  openedBy,
  words = englishFormWords,
  children,
}: Props<Values>) {
  const [tried, setTried] = useState(false);
  const form = useKeptForm(keptAs);
  const formik = useRef<FormikProps<Values>>(null);
  const [kept] = useState(() => form?.read(initialValues) ?? null);
  const [isRestored, setRestored] = useState(kept !== null);

  function forget() {
    setTried(false);
    setRestored(false);
    form?.drop();
  }

  return (
    <Formik
      initialValues={(kept?.from as Values | undefined) ?? initialValues}
      validationSchema={schema}
      validateOnBlur={false}
      validateOnChange={tried}
      innerRef={formik}
      onSubmit={(values, helpers) => onSubmit(values, helpers, formik.current?.initialValues ?? initialValues)}
      onReset={forget}
    >
      <FormWordsContext value={words}>
        <Form noValidate onSubmitCapture={() => setTried(true)}>
          {form && <KeepTyped form={form} typed={kept?.values} />}
          {!mayBeLeft && <LeaveWarning openedBy={openedBy} onLeave={() => form?.drop()} />}
          {isRestored && (
            <Box sx={{ mb: 3 }}>
              <RestoredNotice onDiscard={() => formik.current?.resetForm({ values: initialValues })} />
            </Box>
          )}
          <ErrorSummary />
          {children}
        </Form>
      </FormWordsContext>
    </Formik>
  );
}
